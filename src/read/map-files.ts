/** How many files are in work at once: the texts of these are in memory. */
const filesAtOnce = 64;

/**
 * Does something with each file, some at once.
 * @returns what came out, in the order of the files
 */
export async function mapFiles<T>(
  files: readonly string[],
  work: (file: string) => Promise<T>,
): Promise<T[]> {
  const results: T[] = new Array(files.length);
  const left = files.entries();
  const workOn = async () => {
    for (const [at, file] of left) results[at] = await work(file);
  };
  await Promise.all(Array.from({ length: filesAtOnce }, workOn));
  return results;
}
