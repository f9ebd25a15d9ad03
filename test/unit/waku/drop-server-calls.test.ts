import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { leaveOutReply } from '../../../src/waku/node/drop-server-calls.ts';

const folder = path.dirname(
  createRequire(import.meta.url).resolve('react-server-dom-webpack/package.json'),
);
const code = readFileSync(
  path.join(folder, 'cjs/react-server-dom-webpack-client.browser.production.js'),
  'utf8',
);

test('the installed client no longer calls the code that serializes arguments', () => {
  const left = leaveOutReply(code);
  expect(left.match(/processReply\(/g)).toEqual(['processReply(']);
  expect(left).toContain('These pages have no server to call.');
});

test('changed code of the client stops the build', () => {
  expect(() => leaveOutReply('exports.encodeReply = write;')).toThrow(
    'does not contain the expected code',
  );
});
