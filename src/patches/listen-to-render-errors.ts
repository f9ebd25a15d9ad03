/** How the framework's message about an error of rendering begins. */
const start = 'Error during rendering:';

/**
 * Replaces the framework's message about an error of rendering, one line with the whole stack, by a function. Not
 * needed once Waku has an option for such a function, as `onError` of `renderToReadableStream` is.
 * @param listen gets the error's message and stack; it runs where the error was thrown
 */
export function listenToRenderErrors(listen: (error: Error) => void): void {
  const print = console.error;
  console.error = (...parts: unknown[]) => {
    const [first, second] = parts;
    if (first !== start || typeof second !== 'string') return print(...parts);
    const stack = second.replaceAll('\\n', '\n');
    const message = stack.split(/\n\s+at /, 1)[0]?.replace(/^\w*Error: /, '');
    listen(Object.assign(new Error(message), { stack }));
  };
}
