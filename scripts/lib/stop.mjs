/** Ends a command with one plain sentence and without a stack trace. */
export class Stop extends Error {}

/** Ends a command because of a signal; prints nothing more. */
export class Interrupted extends Error {}
