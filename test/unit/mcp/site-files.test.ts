import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readPage } from '../../../mcp/src/read-page.ts';
import { readFolder, readOrigin } from '../../../mcp/src/site-files.ts';
import { readPages } from '../../../mcp/src/site-pages.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-files-'));
  mkdirSync(path.join(folder, 'site'));
  writeFileSync(path.join(folder, 'secret.md'), 'SECRET');
  writeFileSync(path.join(folder, 'site/page.md'), 'page');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a folder that is a link is read, but no file that a link in it leads to outside', async () => {
  symlinkSync(path.join(folder, 'secret.md'), path.join(folder, 'site/link.md'));
  symlinkSync(path.join(folder, 'site'), path.join(folder, 'newest'));
  const read = readFolder(path.join(folder, 'newest'));
  expect(await read('page.md')).toBe('page');
  for (const file of ['link.md', '../secret.md', '..%2Fsecret.md', 'none.md']) {
    expect(await read(file), file).toBeUndefined();
  }
});

/** A site whose list of addresses has this one. */
async function readListed(address: string, answer = new Response('text')) {
  const requested: string[] = [];
  const get: typeof fetch = async (url) => {
    requested.push(String(url));
    const isList = String(url).endsWith('addresses.txt');
    return isList ? new Response(`/sub/\tHome\n${address}\tPage\n`) : answer;
  };
  const read = readOrigin('https://site.example/sub/', get);
  const told = await readPage(read, await readPages(read), address);
  return { told, requested: requested.slice(1) };
}

test.each([
  '/sub/https://other.example/x',
  '/sub//other.example/x',
  '/sub/\\\\other.example/x',
  '/sub/../x',
  '/sub/http:169.254.169.254/',
])('nothing outside of the site is requested if its list has %j', async (address) => {
  const { told, requested } = await readListed(address);
  expect(requested).toEqual([]);
  expect(told.failed).toBe(true);
});

test('a response from another host is an error', async () => {
  const redirected = (url: string) =>
    Object.defineProperty(new Response('text'), 'url', { value: url });
  const { told } = await readListed('/sub/a', redirected('https://site.example/sub/b.md'));
  expect(told.text).toBe('text');
  const other = readListed('/sub/a', redirected('http://169.254.169.254/b'));
  await expect(other).rejects.toThrow('redirects to another host');
});
