import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listAssets } from '../compile/assets/list-assets.ts';
import type { ContentIndex } from '../content/content-index.ts';

/** Copies the files that content shows or links to into a built site. */
export function copyAssets(root: string, index: ContentIndex, out: string): void {
  mkdirSync(path.join(out, 'assets'), { recursive: true });
  for (const { file, text, address } of listAssets(index)) {
    if (file === undefined) writeFileSync(path.join(out, address), text);
    else copyFileSync(path.join(root, file), path.join(out, address));
  }
}
