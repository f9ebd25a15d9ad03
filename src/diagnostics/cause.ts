/** A value in quotes as a whole, though it has quotes itself: `"title="a""`. */
const quoted = /(?<![^\s(])".*?"(?=[\s,.:;)]|$)/g;

/**
 * Removes from a message what is specific to one place. The name of an unknown component or field stays, since it
 * is the cause.
 */
export function causeOf(message: string): string {
  if (message.startsWith('unknown ')) return message;
  return message
    .replace(quoted, '"…"')
    .replace(/"[^"]*"/g, '"…"')
    .replace(/(?<!\S)\/\S+/g, '/…/')
    .replace(/(?:content|public|src)\/[^\s,:]+/g, '…')
    .replace(/\d[\d-]*/g, '…');
}
