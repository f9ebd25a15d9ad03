import path from 'node:path';

/** Files in memory, below one folder. */
export type VirtualFiles = ReturnType<typeof createVirtualFiles>;

/**
 * A file system in memory for one folder, with the results that TypeScript expects: undefined for paths outside of
 * the folder, null for missing files.
 * @param folder full path; need not exist
 */
export function createVirtualFiles(folder: string) {
  const files = new Map<string, string>();
  const folders = new Map<string, Set<string>>([[folder, new Set()]]);
  const isOurs = (file: string) => file === folder || file.startsWith(`${folder}/`);
  const addTo = (parent: string, name: string): void => {
    const names = folders.get(parent);
    if (names) names.add(name);
    else {
      folders.set(parent, new Set([name]));
      addTo(path.posix.dirname(parent), path.posix.basename(parent));
    }
  };
  return {
    write: (file: string, text: string) => {
      files.set(file, text);
      addTo(path.posix.dirname(file), path.posix.basename(file));
    },
    fs: {
      readFile: (file: string) => (isOurs(file) ? (files.get(file) ?? null) : undefined),
      fileExists: (file: string) => (isOurs(file) ? files.has(file) : undefined),
      directoryExists: (name: string) => (isOurs(name) ? folders.has(name) : undefined),
      realpath: (file: string) => (isOurs(file) ? file : undefined),
      getAccessibleEntries: (name: string) => {
        if (!isOurs(name)) return undefined;
        const names = [...(folders.get(name) ?? [])];
        const isFile = (entry: string) => files.has(`${name}/${entry}`);
        return {
          files: names.filter(isFile),
          directories: names.filter((entry) => !isFile(entry)),
        };
      },
    },
  };
}
