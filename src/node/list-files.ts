import { existsSync, readdirSync } from 'node:fs';

/**
 * Lists the files in a folder and its subfolders, as sorted relative paths with `/`; links count as files. The
 * folder may be missing.
 */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const files: string[] = [];
  // The sites of large projects have tens of thousands of files: joining paths would take longer than listing.
  const visit = (prefix: string) => {
    for (const entry of readdirSync(`${folder}/${prefix}`, { withFileTypes: true })) {
      const name = prefix + entry.name;
      if (entry.isDirectory()) visit(`${name}/`);
      else files.push(name);
    }
  };
  visit('');
  return files.sort();
}
