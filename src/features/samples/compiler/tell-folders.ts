import type { PluginObj } from '@babel/core';

/**
 * Puts the folder before a file's name where the development mode says where styles come from, as the
 * compiler does for files on a disk: `src/Card.tsx:4`.
 */
export function tellFolders(file: string): PluginObj {
  const [base = '', folder] = file.split('/').reverse();
  const isPlace = (text: string) =>
    text.startsWith(`${base}:`) && /^\d+$/.test(text.slice(base.length + 1));
  return {
    name: 'tell-folders',
    visitor: {
      Program: {
        exit(program) {
          if (folder === undefined) return;
          program.traverse({
            StringLiteral({ node }) {
              const places = node.value.split('; ');
              if (places.every(isPlace))
                node.value = places.map((place) => `${folder}/${place}`).join('; ');
            },
          });
        },
      },
    },
  };
}
