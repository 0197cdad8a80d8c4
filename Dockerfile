# A compiled rynek on a small Python, run by somebody without rights.
FROM python:3.12-slim AS build
RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY . .
RUN pip wheel --no-cache-dir --constraint constraints.txt --wheel-dir /wheels '.[server]' 'psycopg[binary]'

FROM python:3.12-slim
COPY --from=build /wheels /wheels
RUN pip install --no-cache-dir --no-index --find-links /wheels 'rynek[server]' 'psycopg[binary]' && rm -rf /wheels \
    && useradd --system --create-home --home-dir /var/lib/rynek rynek
USER rynek
VOLUME /var/lib/rynek
EXPOSE 8303
ENTRYPOINT ["rynek"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8303", "--data", "/var/lib/rynek"]
