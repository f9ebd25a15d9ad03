/** What the person who runs a command can mend: printed as it is, without a stack. */
export class PlainError extends Error {}
