import { expect, test } from 'vitest';
import { readDeclarations } from '../../../src/compile/text/attribute-problems.ts';

test.each([
  ['color: red', { color: 'red' }],
  ['color:red;', { color: 'red' }],
  [' margin-top : 1px ; ; ', { marginTop: '1px' }],
  ['--my-Gap: 4px', { '--my-Gap': '4px' }],
  ['-webkit-box-flex: 1; -ms-flex: 1', { WebkitBoxFlex: '1', msFlex: '1' }],
  ["background: url('a;b:c.png') no-repeat", { background: "url('a;b:c.png') no-repeat" }],
  ['background: url(data:image/png;base64,AA)', { background: 'url(data:image/png;base64,AA)' }],
  ['width: calc(1px + min(2px, 3px))', { width: 'calc(1px + min(2px, 3px))' }],
  ['', {}],
])('%s is read', (text, declarations) => {
  expect(readDeclarations(text)).toEqual(declarations);
});

test.each(['red', 'color', 'color: red} * {color: blue', ': red', 'color: red margin: 0'])(
  '%s cannot be read',
  (text) => {
    expect(readDeclarations(text)).toBeUndefined();
  },
);
