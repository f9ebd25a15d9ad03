import type { TablePart } from '../../site/table/table-part.ts';
import { textFor } from '../../texts/text.ts';

/** The page of the playground, and the pages of its two frames. */
export const table: TablePart = {
  feature: 'playground',
  pages: ({ title }) => [
    {
      route: '/playground/',
      name: 'the playground',
      title: textFor('playground.title'),
      description: textFor('playground.description', { title }),
      listed: true,
    },
  ],
  files: () => [
    { kind: 'preview', path: '/playground/preview.html' },
    { kind: 'compiler', path: '/playground/compiler.html' },
  ],
};
