"""The web application: tables, seats, sockets, storage. It sends nothing but views."""
