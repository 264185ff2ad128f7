//! Computer opponents: searches that games share.
