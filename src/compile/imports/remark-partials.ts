import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { listImports } from './list-imports.ts';

/** Notes in `file.data.partialNames` by which names the text shows other content files. */
export function remarkPartials() {
  return (tree: Root, file: VFile) => {
    const imports = [...listImports(tree)];
    file.data.partialNames = new Map(imports.filter(([, from]) => /\.mdx?$/.test(from)));
  };
}
