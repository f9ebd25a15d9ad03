import { EventEmitter } from 'node:events';
import { renameSync, rmSync } from 'node:fs';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { reportMissedChanges } from '../../../src/dev/report-missed-changes.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const { at, write } = temporaryFolder();

test('a request reports the files that changed since the previous one, each once', () => {
  write('content/docs/a.mdx', 'A');
  write('content/docs/b.mdx', 'B');
  const watcher = new EventEmitter();
  const told: string[] = [];
  for (const kind of ['add', 'change', 'unlink']) {
    watcher.on(kind, (file: string) => told.push(`${kind} ${file.slice(at().length)}`));
  }
  const report = reportMissedChanges(at(), watcher);
  const ask = (url: string) => {
    told.length = 0;
    const request = Object.assign(new IncomingMessage(new Socket()), { url });
    report(request, new ServerResponse(request), () => {});
    return told.toSorted();
  };
  expect(ask('/')).toEqual([]);
  write('content/docs/a.mdx', 'A2');
  renameSync(at('content/docs/b.mdx'), at('content/docs/c.mdx'));
  write('public/x.txt', 'X');
  expect(ask('/src/boot/boot.ts')).toEqual([]);
  expect(ask('/RSC/R/docs.txt')).toEqual([
    'add /content/docs/c.mdx',
    'add /public/x.txt',
    'change /content/docs/a.mdx',
    'unlink /content/docs/b.mdx',
  ]);
  expect(ask('/docs/')).toEqual([]);
  rmSync(at('content'), { recursive: true });
  expect(ask('/docs/')).toEqual(['unlink /content/docs/a.mdx', 'unlink /content/docs/c.mdx']);
});
