/** How the framework's message about an error of rendering begins. */
const start = 'Error during rendering:';

/**
 * Replaces the framework's messages about errors, one line with the whole stack, by a function: those of rendering,
 * and those that end a request before it. Not needed once Waku has an option for such a function, as `onError` of
 * `renderToReadableStream` is.
 * @param listen gets the error's message and stack, and whether the error ended the request, perhaps as a consequence
 * of another one; it runs where the error was thrown
 */
export function listenToRenderErrors(listen: (error: Error, isEnd: boolean) => void): void {
  const { error: print, warn } = console;
  console.error = (...values: unknown[]) => {
    const [first, second] = values;
    if (first !== start || typeof second !== 'string') return print(...values);
    listen(readError(second), false);
  };
  console.warn = (...values: unknown[]) => {
    const [first] = values;
    const isStack = typeof first === 'string' && /^\w*Error: .*\\n\s+at /.test(first);
    if (!isStack || values.length > 1) return warn(...values);
    listen(readError(first), true);
  };
}

/** An error from its stack, in which line breaks and other control characters are escaped. */
function readError(escaped: string): Error {
  const stack = escaped
    .replaceAll('\\n', '\n')
    .replace(/\\x([\da-f]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
  const message = stack.split(/\n\s+at /, 1)[0]?.replace(/^\w*Error: /, '');
  return Object.assign(new Error(message), { stack });
}
