# The bot in a small image: the program, nothing else, no root.
#
#   docker build -t kletka .
#   docker run -d --name kletka --restart unless-stopped -e TELOXIDE_TOKEN -v kletka-data:/data kletka

FROM rust:1.95-slim-bookworm AS build
WORKDIR /build

# The dependencies first, with a program that does nothing: they are built again only when one of these files changes.
COPY Cargo.toml Cargo.lock ./
COPY benches benches
COPY crates/games/Cargo.toml crates/games/
COPY crates/games/benches crates/games/benches
COPY crates/paint/Cargo.toml crates/paint/
COPY crates/paint/benches crates/paint/benches
COPY crates/sandbox/Cargo.toml crates/sandbox/
# Cargo wants to see each target of the manifests, benches too; the lints of the house want a comment even on nothing.
RUN mkdir src crates/games/src crates/paint/src crates/sandbox/src \
    && echo '//! Nothing yet.' | tee src/lib.rs crates/games/src/lib.rs crates/paint/src/lib.rs crates/sandbox/src/lib.rs src/main.rs \
    && echo 'fn main() {}' >> src/main.rs \
    && cargo build --release --locked -p kletka \
    && rm -r src crates/games/src crates/paint/src crates/sandbox/src

COPY assets assets
COPY locales locales
COPY crates crates
COPY src src
# The real sources may be older than what was built in their place.
RUN touch src/main.rs src/lib.rs crates/games/src/lib.rs crates/paint/src/lib.rs crates/sandbox/src/lib.rs \
    && cargo build --release --locked -p kletka \
    && mkdir /data \
    && touch /data/new

FROM debian:bookworm-slim
# Fonts, words and the certificates of the web are compiled into the program.
RUN useradd --uid 10001 --no-create-home --shell /usr/sbin/nologin kletka
COPY --from=build /build/target/release/kletka /usr/local/bin/kletka
# A new volume takes the owner of the directory that it covers, and the file in it, which says that data may begin there.
COPY --from=build --chown=10001:10001 /data /data
USER 10001:10001
ENV KLETKA_DATA=/data \
    KLETKA_WEBHOOK_LISTEN=0.0.0.0:8443
VOLUME /data
# Only used with KLETKA_WEBHOOK.
EXPOSE 8443
# Without a token this says so, instead of starting a sandbox that nobody can reach.
ENTRYPOINT ["kletka"]
CMD ["run"]
