import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { createChangeDays } from '../../../src/content/change-days.ts';
import { gitEnv } from '../../git-env.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function makeFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'change-days-'));
  folders.push(folder);
  return folder;
}

function git(folder: string, args: string[], day = '2024-01-01'): void {
  const date = `${day}T23:30:00Z`;
  const who = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com'];
  const env = gitEnv({ GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: '2020-01-01T00:00:00Z' });
  execFileSync('git', [...who, ...args], { cwd: folder, env, stdio: 'ignore' });
}

function commit(folder: string, file: string, text: string, day: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
  git(folder, ['add', '-A']);
  git(folder, ['commit', '-m', text], day);
}

/** A project in a subfolder of a repository. */
function makeRepository(): string {
  const folder = makeFolder();
  git(folder, ['init', '-q']);
  commit(folder, 'site/content/docs/a.mdx', 'one', '2024-02-03');
  commit(folder, 'site/content/docs/größe b.mdx', 'two', '2024-03-04');
  commit(folder, 'site/content/docs/a.mdx', 'three', '2024-05-06');
  writeFileSync(path.join(folder, 'site/content/docs/new.mdx'), 'not committed');
  return folder;
}

test('the day of a file is that of its last commit, and an uncommitted file has none', () => {
  const dayOf = createChangeDays(path.join(makeRepository(), 'site'));
  expect(dayOf('content/docs/a.mdx')).toBe('2024-05-06');
  expect(dayOf('content/docs/größe b.mdx')).toBe('2024-03-04');
  expect(dayOf('content/docs/new.mdx')).toBeUndefined();
});

test('files have no day in a shallow clone or outside a repository', () => {
  const clone = makeFolder();
  git(clone, ['clone', '-q', '--depth', '1', `file://${makeRepository()}`, 'copy']);
  expect(createChangeDays(path.join(clone, 'copy/site'))('content/docs/a.mdx')).toBeUndefined();
  expect(createChangeDays(makeFolder())('content/docs/a.mdx')).toBeUndefined();
});
