import type { PluginObj } from '@babel/core';

/**
 * Adds the folder to file names in development mode's source comments, as the compiler does for files on disk:
 * `src/Card.tsx:4`.
 */
export function addFolders(file: string): PluginObj {
  const [base = '', folder] = file.split('/').reverse();
  const isPlace = (text: string) =>
    text.startsWith(`${base}:`) && /^\d+$/.test(text.slice(base.length + 1));
  return {
    name: 'add-folders',
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
