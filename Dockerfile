# The bot in a small image: the static program, nothing else, no root. It takes BuildKit, which Docker builds with by
# default.
#
#   docker build -t kletka .
#   docker run -d --name kletka --restart unless-stopped -e TELOXIDE_TOKEN -v kletka-data:/data kletka
#
# `docker build --build-arg KLETKA_COMMIT=… --build-arg KLETKA_DATE=…` has `kletka --version` say what it was built from.

FROM rust:1.95-slim-bookworm AS build
WORKDIR /build

# Rust brings musl. The cryptography needs a C compiler, but nothing of a C library, so the one of the image will do.
RUN rustup target add "$(uname -m)-unknown-linux-musl"
COPY Cargo.toml Cargo.lock build.rs ./
COPY assets assets
COPY benches benches
COPY crates crates
COPY locales locales
COPY src src
ARG KLETKA_COMMIT KLETKA_DATE
# What was downloaded and built before is still there, so the libraries are built once. Our own crates always are: cargo
# goes by the times of their files, and here those may be older than what was built of others.
RUN --mount=type=cache,target=/usr/local/cargo/registry \
    --mount=type=cache,target=/build/target,sharing=locked \
    target="$(uname -m)-unknown-linux-musl" \
    && export CC=cc CARGO_BUILD_TARGET="$target" RUSTFLAGS="-C link-arg=-Wl,-z,pack-relative-relocs" \
    && touch build.rs src/main.rs src/lib.rs crates/*/build.rs crates/*/src/lib.rs \
    && cargo build --profile dist --locked -p kletka \
    && cp "target/$target/dist/kletka" /kletka \
    && mkdir /data \
    && touch /data/new

# Fonts, words, time zones and the certificates of the web are compiled into the program.
FROM scratch
COPY --from=build /kletka /usr/local/bin/kletka
# A new volume takes the owner of the directory that it covers, and the file in it, which says that data may begin there.
COPY --from=build --chown=10001:10001 /data /data
USER 10001:10001
ENV KLETKA_DATA=/data \
    KLETKA_WEBHOOK_LISTEN=0.0.0.0:8443 \
    PATH=/usr/local/bin
VOLUME /data
# Only used with KLETKA_WEBHOOK.
EXPOSE 8443
# A start that has much to bring into line may take longer than a few seconds.
HEALTHCHECK --interval=30s --timeout=10s --start-period=2m CMD ["kletka", "health"]
# Without a token this says so, instead of starting a sandbox that nobody can reach.
ENTRYPOINT ["kletka"]
CMD ["run"]
