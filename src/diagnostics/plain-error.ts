/** An error that the user of a command can fix: printed without a stack. */
export class PlainError extends Error {}
