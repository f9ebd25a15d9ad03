/**
 * Reads an import of a file as text: `./a.tsx?raw`, or with webpack's marks, which Docusaurus' own instructions use:
 * `!!raw-loader!./a.tsx`, `!!./a.tsx?raw`.
 * @returns the path of the file as it was written; undefined if the import is of another kind
 */
export function readRawImport(specifier: string): string | undefined {
  const [, loaded, raw] = /^!*raw-loader!(.+)$|^!*(.+)\?raw$/.exec(specifier) ?? [];
  return loaded ?? raw;
}
