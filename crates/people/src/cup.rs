//! A tournament as a state machine.
