import { expect, test } from 'vitest';
import { readCssTable } from '../../../../src/features/playground/bundle/read-css-table.ts';

test('the keywords of a property include those of the types that it refers to', () => {
  const source = `
export interface StandardLonghandProperties<TLength = (string & {}) | 0> {
  color?: Property.Color | undefined;
  display?: Property.Display | undefined;
}
export interface StandardShorthandProperties<TLength = (string & {}) | 0> {
  gap?: Property.Gap<TLength> | undefined;
}
export namespace Property {
  export type Color = Globals | DataType.Color;
  export type Display = Globals | "none" | "-ms-grid";
  export type Gap<TLength = (string & {}) | 0> = Globals | "normal" | (string & {});
}
export namespace DataType {
  type Color = NamedColor | "currentColor" | (string & {});
  type NamedColor =
    | "aqua"
    | "red";
}`;
  expect(readCssTable(source)).toEqual({
    color: ['aqua', 'currentColor', 'red'],
    display: ['none'],
    gap: ['normal'],
  });
});
