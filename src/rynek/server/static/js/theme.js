// Sets the chosen theme before anything is painted; runs before the modules.
(() => {
  try {
    const theme = localStorage.getItem("rynek.theme");
    if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  } catch {
    // A browser without storage follows the system.
  }
})();
