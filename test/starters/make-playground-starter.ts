import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readStarter } from '../../src/features/playground/bundle/playground-data.ts';
import { listZipFiles } from '../../src/features/playground/editor/list-zip-files.ts';

/** Writes what the playground's archive holds: a heading that is looked for, in two files. */
export function makePlaygroundStarter(root: string, folder: string): void {
  const files = listZipFiles(
    [
      { name: 'App.tsx', code: app },
      { name: 'tokens.stylex.ts', code: tokens },
    ],
    readStarter(root),
  );
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

const tokens = `import * as stylex from '@stylexjs/stylex';

export const colors = stylex.defineVars({ brand: 'teal' });
`;

const app = `import * as stylex from '@stylexjs/stylex';
import { colors } from './tokens.stylex';

const styles = stylex.create({ title: { color: colors.brand, fontSize: 24 } });

export default function App() {
  return <h1 {...stylex.props(styles.title)}>Hello</h1>;
}
`;
