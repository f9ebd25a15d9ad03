/** What the person who runs a command can fix: printed as it is, without a stack. */
export class PlainError extends Error {}
