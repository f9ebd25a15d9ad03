import type { ThemeRegistrationRaw } from 'shiki';
import { hueOfProperty } from './style-hues.ts';

/** Keys of objects and CSS properties: some get a class for their subject. */
const keyRole = 'key';

/**
 * The token roles with their scopes, which include all scopes below them; later entries override earlier ones of
 * the same specificity. The highlighter only knows colours, so each role has a placeholder colour that
 * `joinTokens` replaces with a class. The style sheet colours the classes in both modes, so a block is tokenized
 * once.
 * Names and punctuation, most of any code, have the colour of the block and so need no element: a page is a tenth
 * smaller, and what is coloured stands out.
 */
const roles: readonly (readonly [className: string | undefined, scopes: string])[] = [
  [
    'tk-m',
    `comment, punctuation.definition.comment, meta.diff.header, meta.diff.range,
    punctuation.definition.from-file, punctuation.definition.to-file, punctuation.definition.range`,
  ],
  // An option of a command belongs to the same run as its other words.
  ['tk-s', 'string, markup.inline.raw, punctuation.definition.raw, constant.other.option'],
  // The last two occur between the parts of a type, and would split it.
  [
    'tk-k',
    `keyword, storage, variable.language, constant.language.import-export-all,
    punctuation.definition.keyword, markup.heading, punctuation.definition.heading,
    entity.name.type, entity.name.tag, entity.name.namespace, support.class,
    support.type.primitive, support.type.builtin, keyword.operator.type.ts,
    keyword.operator.type.tsx`,
  ],
  ['tk-s', 'constant, punctuation.definition.constant, keyword.other.unit, support.constant'],
  [
    'tk-f',
    `entity.name.function, support.function, entity.other.attribute-name.class.css,
    entity.other.attribute-name.id.css, entity.other.attribute-name.pseudo-class.css,
    entity.other.attribute-name.pseudo-element.css, punctuation.definition.entity.css`,
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
 * The highlighter's theme, with one placeholder colour for each role. The list has two names: Shiki reads
 * `settings`, and rehype-pretty-code recognizes a theme by its `tokenColors`.
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
 * The class of a token; undefined for tokens with the colour of the block.
 * @param color its placeholder colour
 */
export function classOfToken(color: string, text: string): string | undefined {
  const role = classes.get(color.toLowerCase());
  return role === keyRole ? hueOfProperty(text) : role;
}

function colorOfRole(index: number): string {
  return `#0000${(index + 1).toString(16).padStart(2, '0')}`;
}
