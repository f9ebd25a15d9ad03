/** The maximum number of files processed at once, whose texts are in memory. */
const filesAtOnce = 64;

/**
 * Maps files, several at once.
 * @returns the results, in the order of the files
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
