import { expect, test } from 'vitest';
import { hueOfProperty } from '../../../src/compile/code/style-hues.ts';
import { renderText } from './render.ts';

test('a property has the hue of its topic, in CSS and in JavaScript notation', () => {
  const kinds = {
    'tk-l': ['display', 'gridTemplateColumns', 'align-items', 'gap'],
    'tk-b': ['padding', 'border-radius', 'minWidth', 'width'],
    'tk-h': ['color', 'backgroundColor', 'accent-color', 'boxShadow'],
    'tk-y': ['fontSize', 'line-height', 'textDecoration'],
    'tk-o': ['transition', 'animationName', 'transform'],
  };
  for (const [hue, names] of Object.entries(kinds)) {
    expect(names.map((name) => [name, hueOfProperty(name)])).toEqual(
      names.map((name) => [name, hue]),
    );
  }
  for (const name of ['card', 'text', 'place', ':hover', '--gap', 'Display']) {
    expect(hueOfProperty(name)).toBeUndefined();
  }
});

test('keys of a style are coloured, other keys and values of the same name are not', async () => {
  const html = await renderText(
    "```ts\nconst styles = stylex.create({ card: { color: 'red', gap } });\nlet color = 1;\n```",
  );
  expect(html).toContain('<span class="tk-h">color</span>:');
  expect(html).not.toContain('>card<');
  expect(html.match(/tk-h/g)).toHaveLength(1);
});
