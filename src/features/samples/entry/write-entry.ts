import type { types } from '@babel/core';
import { type GuessedProps, guessProps, type Prop } from './guess-props.ts';
import { guessContent, inWords } from './guess-text.ts';
import {
  type ExportedComponent,
  type ExportedStyles,
  listComponents,
  listExportedStyles,
} from './read-exports.ts';

/** A file that shows what a sample exports: its components, or an element for each of its styles. */
export type Entry = { shows: 'components' | 'styles'; code: string };

/** The maximum number of elements: more would be pointless. */
const maxElements = 12;

/**
 * Writes an `App.tsx` that shows the exports of a file.
 * @param file the name of the file: `Card.tsx`
 * @returns undefined if the file exports neither components nor styles
 */
export function writeEntry(file: string, program: types.Program): Entry | undefined {
  const source = `'./${file.replace(/\.\w+$/, '')}'`;
  const components = listComponents(program).slice(0, maxElements);
  if (components.length > 0) {
    // The texts of several components tell which is which.
    const textOf = components.length === 1 ? guessContent : inWords;
    const described = components.map(({ name, props }): Described => {
      const text = textOf(name);
      return { name, text, ...guessProps(props, text, program.body) };
    });
    const code = [`import ${importsOf(components)} from ${source};\n`, ...appOf(nest(described))];
    return { shows: 'components', code: lines(code) };
  }
  const styles = listExportedStyles(program);
  const elements = styles.flatMap(elementsOf).slice(0, maxElements);
  if (elements.length === 0) return undefined;
  const names = styles.map(({ name }) => name).join(', ');
  const code = [
    "import * as stylex from '@stylexjs/stylex';",
    `import { ${names} } from ${source};\n`,
    ...appOf(elements),
  ];
  return { shows: 'styles', code: lines(code) };
}

const lines = (code: readonly string[]) => `${code.join('\n')}\n`;

function importsOf(components: readonly ExportedComponent[]): string {
  const [first] = components;
  if (first?.isDefault) return first.name;
  return `{ ${components.map(({ name }) => name).join(', ')} }`;
}

/** @param elements as JSX, one or more */
function appOf(elements: readonly string[]): string[] {
  const [only = ''] = elements;
  const shown =
    elements.length === 1
      ? [`  return ${only};`]
      : [
          '  return (',
          '    <>',
          ...elements.map((element) => `      ${element}`),
          '    </>',
          '  );',
        ];
  return ['export default function App() {', ...shown, '}'];
}

function elementsOf({ name, keys }: ExportedStyles): string[] {
  return keys.map((key) => `<div {...stylex.props(${name}.${key})}>${inWords(key)}</div>`);
}

type Described = GuessedProps & { name: string; text: string };

/** Components whose names start with that of the first are its children: a `ListItem` is a member of a `List`. */
function nest([first, ...others]: readonly Described[]): string[] {
  if (!first) return [];
  const isMember = ({ name }: Described) => first.children && name.startsWith(first.name);
  const members = others.filter(isMember).map((member) => jsxOf(member));
  const rest = others.filter((other) => !isMember(other));
  return [jsxOf(first, members.join('')), ...rest.map((other) => jsxOf(other))];
}

function jsxOf({ name, text, props, children }: Described, members = ''): string {
  const open = [name, ...props.map(attributeOf)].join(' ');
  return children ? `<${open}>${members || text}</${name}>` : `<${open} />`;
}

function attributeOf({ name, code }: Prop): string {
  if (code === 'true') return name;
  return code.startsWith('"') && !code.includes('\\') ? `${name}=${code}` : `${name}={${code}}`;
}
