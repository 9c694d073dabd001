# One image for the server, the migrations and the operator's commands. Build it from a checkout with
# `docker build -t surplus .`, which downloads only the base image and npm packages. The guide is /docs/deployment.

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /build
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json ./
COPY scripts/absent scripts/absent
# Skips the packages' install scripts, some of which download more.
RUN npm ci --include=dev --ignore-scripts --no-audit --no-fund
COPY . .
RUN node scripts/image.mjs /image

FROM node:24.21.0-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production PORT=3000 NEXT_TELEMETRY_DISABLED=1 SURPLUS_STRICT=1
# Settings of the C library's allocator, the same as for `npm start` (scripts/web-server.mjs).
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=1048576 MALLOC_TRIM_THRESHOLD_=4194304
# Root owns the files, so that the server can read but not change them.
COPY --from=build /image ./
USER 1000:1000
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=40s --retries=3 CMD ["node", "scripts/healthy.mjs"]
CMD ["node", "scripts/serve.mjs"]
