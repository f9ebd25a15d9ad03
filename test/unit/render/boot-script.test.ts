import { expect, test } from 'vitest';
import { addBootScript, addThemeScript } from '../../../src/render/boot-script.ts';

const script = {
  bootUrl: '/x/assets/boot-1.js',
  build: 'b1',
  app: '/x/assets/index-2.js',
  payload: '/x/RSC/R/a.txt',
  baseUrl: '/x/',
};

test('the boot script is the last in the page and knows what the app needs', () => {
  expect(addBootScript('/a', '<body><main>$& text</main></body>', script)).toBe(
    '<body><main>$& text</main>' +
      '<script type="module" src="/x/assets/boot-1.js" data-app="/x/assets/index-2.js" ' +
      'data-payload="/x/RSC/R/a.txt" data-shell="/x/RSC/shell.txt" data-build="b1"></script></body>',
  );
});

test('a page without an end stops the build and is named', () => {
  expect(() => addBootScript('/a', '<main>', script)).toThrow('/a: the page has no </body>');
});

test('the script before paint stands first in the head, behind the encoding', () => {
  expect(addThemeScript('/a', '<head><meta charSet="utf-8"/><link></head>', 'a$&()')).toBe(
    '<head><meta charSet="utf-8"/><script>a$&()</script><link></head>',
  );
});

test('a page whose head begins otherwise stops the build and is named', () => {
  expect(() => addThemeScript('/a', '<head><title>A</title></head>', 'a()')).toThrow(
    '/a: the head does not begin with its encoding',
  );
});
