/** What takes longer is told, in milliseconds. */
const timeoutMs = 1000;

/**
 * Prints what is going on if it takes long.
 * @param end what is printed afterwards in that case, given the seconds that it took
 * @returns what the work returns
 */
export async function tellLong<T>(
  what: string,
  work: Promise<T>,
  end?: (seconds: string) => string,
): Promise<T> {
  const began = performance.now();
  let isTold = false;
  const timer = setTimeout(() => {
    isTold = true;
    console.log(what);
  }, timeoutMs);
  const result = await work.finally(() => clearTimeout(timer));
  if (isTold && end) console.log(end(((performance.now() - began) / 1000).toFixed(1)));
  return result;
}
