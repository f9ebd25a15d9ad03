import type { TablePart } from '../../site/table/table-part.ts';

/** The page of the playground, and the pages of its two frames. */
export const table: TablePart = {
  feature: 'playground',
  pages: ({ title }) => [
    {
      route: '/playground/',
      name: 'the playground',
      title: 'Playground',
      description: `Write a style and see the CSS that ${title} generates.`,
      listed: true,
    },
  ],
  files: () => [
    { kind: 'preview', path: '/playground/preview.html' },
    { kind: 'compiler', path: '/playground/compiler.html' },
  ],
};
