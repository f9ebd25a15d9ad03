import { expect, test } from 'vitest';
import {
  followRename,
  type Rename,
} from '../../../../src/features/playground/editor/follow-rename.ts';

const names = ['App.tsx', 'tokens.stylex.ts', 'lib/Card.tsx', 'lib/parts/index.ts'];

/** The text of a file after it or another file is renamed. */
function renamed(name: string, code: string, rename: Rename): string {
  return followRename({ name, code }, names, rename).reduceRight(
    (text, { from, to, insert }) => text.slice(0, from) + insert + text.slice(to),
    code,
  );
}

test.each<[what: string, name: string, code: string, rename: Rename, expected: string]>([
  [
    'a theme file',
    'App.tsx',
    "import { colors } from './tokens.stylex';",
    { from: 'tokens.stylex.ts', to: 'theme/colors.stylex.ts' },
    "import { colors } from './theme/colors.stylex';",
  ],
  [
    'an import by the name of the compiled file',
    'App.tsx',
    'import type { Card } from "./lib/Card.js";',
    { from: 'lib/Card.tsx', to: 'Panel.tsx' },
    'import type { Card } from "./Panel.js";',
  ],
  [
    'exports, calls and statements without names',
    'App.tsx',
    "export * from './lib/Card';\nimport './lib/Card.tsx';\nconst card = () => import('./lib/Card');",
    { from: 'lib/Card.tsx', to: 'lib/Panel.tsx' },
    "export * from './lib/Panel';\nimport './lib/Panel.tsx';\nconst card = () => import('./lib/Panel');",
  ],
  [
    'the imports of a file that moves to another folder',
    'lib/Card.tsx',
    "import { colors } from '../tokens.stylex';\nimport { part } from './parts';",
    { from: 'lib/Card.tsx', to: 'Card.tsx' },
    "import { colors } from './tokens.stylex';\nimport { part } from './lib/parts';",
  ],
  [
    'a folder index that gets its own name',
    'lib/Card.tsx',
    "import { part } from './parts';",
    { from: 'lib/parts/index.ts', to: 'lib/parts/all.ts' },
    "import { part } from './parts/all';",
  ],
  [
    'but not other files, packages or strings',
    'App.tsx',
    "import * as stylex from '@stylexjs/stylex';\nimport './missing';\nconst text = './lib/Card';",
    { from: 'lib/Card.tsx', to: 'lib/Panel.tsx' },
    "import * as stylex from '@stylexjs/stylex';\nimport './missing';\nconst text = './lib/Card';",
  ],
])('S2.3 imports follow a renamed file: %s', (_what, name, code, rename, expected) => {
  expect(renamed(name, code, rename)).toBe(expected);
});
