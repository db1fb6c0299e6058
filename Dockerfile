# Three images from one file: `tools` brings the database up to date, `build` makes the product, the last one runs it.
FROM node:24-slim AS tools
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1 CHECKPOINT_DISABLE=1
COPY package.json package-lock.json .npmrc prisma.config.ts ./
COPY prisma ./prisma
# prisma.config.ts, which npm ci needs, finds the database's address with these.
COPY local ./local
RUN npm ci
COPY . .
USER node
# Several may start at once: the migration runner takes a lock, and the later ones find nothing to do.
CMD ["sh", "-c", "node prisma/run-migrations.mjs && npx tsx --conditions=react-server prisma/seed.ts --catalogue"]

FROM tools AS build
USER root
RUN STANDALONE=1 npx next build

FROM node:24-slim
WORKDIR /app
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 PORT=3000 UPLOADS_DIR=/data/uploads
RUN mkdir -p /data/uploads && chown -R node:node /data
COPY --from=build /app/.next/standalone ./
COPY --from=build /app/.next/static ./.next/static
COPY --from=build /app/public ./public
COPY --from=build /app/server.mjs ./
COPY --from=build /app/page-cache.mjs ./
COPY --from=build /app/request-queue.mjs ./
# The files belong to root and the file system may be read-only: the app writes to /data alone.
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server.mjs"]
