# The Node host. Games are kept in the volume /data, or in the Postgres at DATABASE_URL.
FROM node:24-slim AS build
WORKDIR /merels
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build:assets && npm prune --omit=dev --omit=optional

FROM node:24-slim
WORKDIR /merels
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
COPY --from=build /merels .
RUN mkdir /data && chown node /data
USER node
VOLUME /data
EXPOSE 8787
HEALTHCHECK CMD ["node", "--eval", "fetch(`http://localhost:${process.env.PORT || 8787}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1))"]
CMD ["node", "src/node.ts"]
