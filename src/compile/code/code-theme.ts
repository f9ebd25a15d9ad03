import type { ThemeRegistrationRaw } from 'shiki';
import { hueOfProperty } from './style-hues.ts';

/** Keys of objects and properties of CSS: those that are about something have a class for that. */
const keyRole = 'key';

/**
 * Token roles and the scopes that have them, with all that are below them; a later entry wins over an earlier one of the same
 * weight. The highlighter knows colours only, so each role gets a colour of its own that
 * `joinTokens` turns into a class; the two colour modes are the style sheet's business, and
 * a block is tokenised once.
 *
 * Names and punctuation are most of any code. They have the colour of the block and
 * so no element: a page weighs a tenth less, and what is coloured stands out.
 */
const roles: readonly (readonly [className: string | undefined, scopes: string])[] = [
  [
    'tk-m',
    `comment, punctuation.definition.comment, meta.diff.header, meta.diff.range,
    punctuation.definition.from-file, punctuation.definition.to-file, punctuation.definition.range`,
  ],
  // The options of a command are one run with its other words.
  ['tk-s', 'string, markup.inline.raw, punctuation.definition.raw, constant.other.option'],
  [
    'tk-k',
    `keyword, storage, variable.language, constant.language.import-export-all,
    punctuation.definition.keyword, markup.heading, punctuation.definition.heading`,
  ],
  ['tk-c', 'constant, punctuation.definition.constant, keyword.other.unit, support.constant'],
  ['tk-f', 'entity.name.function, support.function'],
  // The last two stand between the parts of one type, and would cut it into pieces.
  [
    'tk-t',
    `entity.name.type, entity.name.tag, entity.name.namespace,
    entity.other.attribute-name.class.css, entity.other.attribute-name.id.css,
    entity.other.attribute-name.pseudo-class.css, entity.other.attribute-name.pseudo-element.css,
    support.class, support.type.primitive, support.type.builtin, punctuation.definition.entity.css,
    keyword.operator.type.ts, keyword.operator.type.tsx`,
  ],
  [
    undefined,
    `punctuation, keyword.operator, meta.brace, storage.type.function.arrow,
    meta.template.expression`,
  ],
  [keyRole, 'meta.object-literal.key, support.type.property-name'],
  [undefined, 'punctuation.separator.key-value'],
  ['tk-s', 'string punctuation.definition.string'],
  ['tk-i', 'markup.inserted, punctuation.definition.inserted'],
  ['tk-d', 'markup.deleted, punctuation.definition.deleted'],
];

const settings = roles.map(([, scope], index) => ({
  scope,
  settings: { foreground: colorOfRole(index) },
}));

/**
 * The highlighter's theme: one stand-in colour for each role. The list has two names: Shiki reads
 * `settings`, and rehype-pretty-code knows a theme by its `tokenColors`.
 */
export const codeTheme: ThemeRegistrationRaw = {
  name: 'token-roles',
  type: 'light',
  settings,
  tokenColors: settings,
  fg: '#ffffff',
  bg: '#000000',
  colors: { 'editor.foreground': '#ffffff', 'editor.background': '#000000' },
};

const classes = new Map(roles.map(([className], index) => [colorOfRole(index), className]));

/**
 * The class of a token; undefined for what has the colour of the block.
 * @param color its stand-in
 */
export function classOfToken(color: string, text: string): string | undefined {
  const role = classes.get(color.toLowerCase());
  return role === keyRole ? hueOfProperty(text) : role;
}

function colorOfRole(index: number): string {
  return `#0000${(index + 1).toString(16).padStart(2, '0')}`;
}
