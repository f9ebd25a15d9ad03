import { writeFile, writeFileSync } from 'node:fs';

/** Files of this number may wait, so that memory doesn't grow with the site; more are written at once. */
const maxWaiting = 64;

/** Creates a writer of files: the system creates them while rendering goes on. */
export function createFileWriter() {
  /** The bytes that are being written, or that follow those. */
  const waiting = new Map<string, Buffer>();
  let failure: Error | undefined;
  let settled = () => {};
  const start = (file: string, bytes: Buffer) => {
    writeFile(file, bytes, (error) => {
      const newest = waiting.get(file);
      if (newest && newest !== bytes && !error) return start(file, newest);
      waiting.delete(file);
      // The error of a full disk lacks the file's name.
      if (error) failure ??= Object.assign(error, { path: file });
      if (waiting.size === 0) settled();
    });
  };
  return {
    /** @throws the error of an earlier file, with its path */
    write: (file: string, bytes: Buffer): void => {
      if (failure) throw failure;
      const isBusy = waiting.has(file);
      if (!isBusy && waiting.size >= maxWaiting) {
        writeFileSync(file, bytes);
        return;
      }
      waiting.set(file, bytes);
      if (!isBusy) start(file, bytes);
    },
    /** The bytes of a file that isn't written yet. */
    find: (file: string): Buffer | undefined => waiting.get(file),
    /**
     * Waits until all files are written, also if one of them can't be.
     * @throws the first error, with the path of its file
     */
    finish: async (): Promise<void> => {
      if (waiting.size > 0) {
        await new Promise<void>((resolve) => {
          settled = resolve;
        });
      }
      if (failure) throw failure;
    },
  };
}
