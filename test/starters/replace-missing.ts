import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const plugin = '@stylexjs/postcss-plugin';
/** 0.14.1 has the same source as 0.13.1; only the compiler that it depends on differs. */
const [documented, substitute] = ['0.13.1', '0.14.1'];
const manifestSchema = z.looseObject({});

/**
 * Some mirrors of npm lack version 0.13.1 of the PostCSS plugin. There, a copy of a starter gets the
 * same code from a later version, with the compiler of 0.13.1.
 * @param folder the copy of the starter, whose `package.json` files may change
 */
export function replaceMissingPackages(folder: string): void {
  const { stdout } = spawnSync('npm', ['view', `${plugin}@${documented}`, 'version'], {
    encoding: 'utf8',
  });
  if (stdout.trim()) return;
  for (const name of globSync('**/package.json', { cwd: folder })) {
    const file = path.join(folder, name);
    const text = readFileSync(file, 'utf8').replace(
      `"${plugin}": "${documented}"`,
      `"${plugin}": "${substitute}"`,
    );
    const manifest = manifestSchema.parse(JSON.parse(text));
    const overrides = { '@stylexjs/babel-plugin': documented };
    const isRoot = name === 'package.json';
    writeFileSync(file, JSON.stringify(isRoot ? { ...manifest, overrides } : manifest));
  }
}
