import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, vi } from 'vitest';
import { checkProject } from '../../../../src/check/check-project.ts';
import { updateAddresses } from '../../../../src/commands/update-addresses.ts';
import { formatDiagnostics, isError } from '../../../../src/diagnostics/diagnostic.ts';
import { describeError } from '../../../../src/node/run-command.ts';
import { smallSite, type Tree, withTree } from '../../content/plant.ts';

const project = process.cwd();
afterEach(() => {
  vi.unstubAllEnvs();
  process.chdir(project);
});

export const lock = 'content/addresses.lock';
export const doc = (title: string, body = '') =>
  `---\ntitle: ${title}\ndescription: Of it.\n---\n\n${body}\n`;
export const configOf = (redirects: object[] = []) =>
  `export default ${JSON.stringify({ ...smallSite, redirects }, null, 2)};\n`;
const site: Tree = {
  'site.config.ts': configOf(),
  'content/docs/a.md': doc('A', '## Use\n\nText.\n\n## Ende gut {#ä}\n\nText.'),
  'content/docs/b.md': doc('B', '## Part\n\nText.'),
  'content/blog/2026-01-02-c.md': doc('C'),
  'public/img/own.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'public/_headers': '/*\n',
};

type Work = {
  /** Runs `npm run check:content`, or `npm run addresses` with arguments: its exit code, and what it prints. */
  run: (
    command: string,
    args?: string[],
    env?: Record<string, string>,
  ) => Promise<[number, string]>;
  write: (file: string, text: string) => void;
  read: (file: string) => string;
};

/** Runs `work` in a folder with the files of `site`, plus or replaced by those of `tree`. */
export function inSite<T>(tree: Tree, work: (tools: Work) => Promise<T>): Promise<T> {
  return withTree({ ...site, ...tree }, (root) =>
    work({
      run: async (command, args = [], { CI = '' } = {}) => {
        vi.stubEnv('CI', CI);
        process.chdir(root);
        if (command === 'check-content') {
          const { diagnostics } = await checkProject(root);
          return [diagnostics.some(isError) ? 1 : 0, formatDiagnostics(diagnostics)];
        }
        try {
          return [0, await updateAddresses(root, args)];
        } catch (error) {
          return [1, String(describeError(root, error)).trim()];
        }
      },
      write: (file, text) => writeFileSync(path.join(root, file), text),
      read: (file) => readFileSync(path.join(root, file), 'utf8'),
    }),
  );
}
