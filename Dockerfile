# The bot in a small image: the program, nothing else, no root. It takes BuildKit, which Docker builds with by default.
#
#   docker build -t kletka .
#   docker run -d --name kletka --restart unless-stopped -e TELOXIDE_TOKEN -v kletka-data:/data kletka

FROM rust:1.95-slim-bookworm AS build
WORKDIR /build

COPY Cargo.toml Cargo.lock ./
COPY assets assets
COPY benches benches
COPY crates crates
COPY locales locales
COPY src src
# What was downloaded and built before is still there, so the libraries are built once. Our own crates always are: cargo
# goes by the times of their files, and here those may be older than what was built of others.
RUN --mount=type=cache,target=/usr/local/cargo/registry \
    --mount=type=cache,target=/build/target,sharing=locked \
    touch src/main.rs src/lib.rs crates/*/src/lib.rs crates/games/build.rs \
    && cargo build --profile dist --locked -p kletka \
    && cp target/dist/kletka /kletka \
    && mkdir /data \
    && touch /data/new

FROM debian:bookworm-slim
# Fonts, words and the certificates of the web are compiled into the program.
RUN useradd --uid 10001 --no-create-home --shell /usr/sbin/nologin kletka
COPY --from=build /kletka /usr/local/bin/kletka
# A new volume takes the owner of the directory that it covers, and the file in it, which says that data may begin there.
COPY --from=build --chown=10001:10001 /data /data
USER 10001:10001
ENV KLETKA_DATA=/data \
    KLETKA_WEBHOOK_LISTEN=0.0.0.0:8443
VOLUME /data
# Only used with KLETKA_WEBHOOK.
EXPOSE 8443
# A start that has much to bring into line may take longer than a few seconds.
HEALTHCHECK --interval=30s --timeout=10s --start-period=2m CMD ["kletka", "health"]
# Without a token this says so, instead of starting a sandbox that nobody can reach.
ENTRYPOINT ["kletka"]
CMD ["run"]
