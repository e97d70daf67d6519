/** Ends a command with one plain sentence for the person at the keyboard; no stack trace is shown. */
export class Stop extends Error {}

/** Ends a command because a signal asked for it; nothing more is said. */
export class Interrupted extends Error {}
