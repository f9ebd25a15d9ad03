import type { ThemeRegistrationRaw } from 'shiki';

/**
 * Token roles and the scopes that have them. The highlighter knows colours only, so each role
 * gets a colour of its own that `rehypeCodeBlocks` turns into a class; the two colour modes are
 * the style sheet's business, and a block is tokenised once.
 */
const roles: readonly (readonly [className: string, scopes: string[]])[] = [
  ['tk-m', ['comment', 'punctuation.definition.comment']],
  ['tk-s', ['string', 'string.quoted', 'string.template', 'markup.inline.raw']],
  [
    'tk-k',
    [
      'keyword',
      'storage',
      'storage.type',
      'storage.modifier',
      'keyword.control.at-rule.css',
      'variable.language',
    ],
  ],
  [
    'tk-c',
    ['constant', 'constant.numeric', 'constant.language', 'keyword.other.unit', 'support.constant'],
  ],
  ['tk-f', ['entity.name.function', 'support.function', 'meta.function-call entity.name.function']],
  [
    'tk-p',
    [
      'meta.object-literal.key',
      'entity.other.attribute-name',
      'support.type.property-name',
      'variable.other.property',
      'variable.other.constant.property',
      'variable.css',
    ],
  ],
  [
    'tk-t',
    [
      'entity.name.type',
      'entity.name.tag',
      'support.class',
      'support.type.primitive',
      'entity.name.namespace',
    ],
  ],
  [
    'tk-o',
    [
      'punctuation',
      'keyword.operator',
      'meta.brace',
      'storage.type.function.arrow',
      'punctuation.definition.string',
    ],
  ],
  ['tk-s', ['string punctuation.definition.string']],
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

/** The class for a stand-in colour; undefined for plain text. */
export function classOfColor(color: string): string | undefined {
  return roles.find((_role, index) => colorOfRole(index) === color.toLowerCase())?.[0];
}

function colorOfRole(index: number): string {
  return `#0000${(index + 1).toString(16).padStart(2, '0')}`;
}
