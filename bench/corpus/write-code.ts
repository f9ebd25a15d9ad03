import type { CodeBlock } from './corpus-types.ts';
import type { Random } from './random.ts';
import { adjectives, cssValues, nouns, properties, verbs } from './words.ts';

/** A sample in one of four languages, some with a title and marked lines. */
export function writeCode(random: Random, language: CodeBlock['language']): CodeBlock {
  const name = random.pick(nouns);
  const code = { tsx: writeTsx, css: writeCss, sh: writeSh, json: writeJson }[language](
    random,
    name,
  );
  const from = random.between(2, 5);
  return {
    kind: 'code',
    language,
    code,
    title: language !== 'sh' && random.below(2) === 0 ? `src/${name}.${language}` : undefined,
    marked: language !== 'sh' && random.below(3) === 0 ? `${from}-${from + 1}` : undefined,
  };
}

function writeTsx(random: Random, name: string): string {
  const component = capital(random.pick(adjectives)) + capital(name);
  const flag = random.pick(adjectives);
  const child = capital(random.pick(nouns));
  return [
    "import * as stylex from '@stylexjs/stylex';",
    `import { useState, type ReactNode } from 'react';`,
    `import { ${child} } from './${child.toLowerCase()}.tsx';`,
    '',
    `type ${component}Props = { ${flag}?: boolean; count: number; children: ReactNode };`,
    '',
    `/** ${component} ${random.pick(verbs)} its ${child.toLowerCase()} ${random.between(2, 90)} times. */`,
    `export function ${component}({ ${flag} = ${random.pick(['true', 'false'])}, count, children }: ${component}Props) {`,
    `  const [open, setOpen] = useState(count > ${random.between(1, 40)});`,
    `  if (!${flag}) return <${child} label="${random.pick(adjectives)}" />;`,
    '  return (',
    `    <section {...stylex.props(styles.root, open && styles.${random.pick(nouns)})}>`,
    `      <button type="button" onClick={() => setOpen(!open)}>`,
    `        {open ? \`Hide \${count}\` : '${capital(random.pick(verbs))} the ${random.pick(nouns)}'}`,
    '      </button>',
    `      {children}`,
    '    </section>',
    '  );',
    '}',
    '',
    'const styles = stylex.create({',
    `  root: { ${styleLine(random)}, ${styleLine(random)} },`,
    `  ${random.pick(nouns)}: {`,
    ...Array.from({ length: random.between(2, 5) }, () => `    ${styleLine(random)},`),
    '  },',
    '});',
  ].join('\n');
}

function writeCss(random: Random, name: string): string {
  const rule = (selector: string) => [
    `${selector} {`,
    ...Array.from({ length: random.between(2, 5) }, () => {
      const property = random
        .pick(properties)
        .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return `  ${property}: ${random.pick(cssValues)};`;
    }),
    '}',
  ];
  return [
    `/* The ${random.pick(adjectives)} ${name} */`,
    ...rule(`.${name}-${random.pick(adjectives)}`),
    '',
    ...rule(`.${name} > .${random.pick(nouns)}:hover`),
    '',
    `@media (min-width: ${random.between(320, 1440)}px) {`,
    ...rule(`.${name}`).map((line) => `  ${line}`),
    '}',
  ].join('\n');
}

function writeSh(random: Random, name: string): string {
  const other = random.pick(nouns);
  return [
    `# Adds the ${name} and looks at what it ${random.pick(verbs)}`,
    `npm install --save-exact @example/${name}@${random.between(1, 9)}.${random.between(0, 30)}.0`,
    `npx example ${random.pick(verbs)} src/${name} --out "dist/${other}" --${random.pick(adjectives)}`,
    `export EXAMPLE_${other.toUpperCase()}=${random.between(100, 9000)}`,
    `find dist -name '*.${other}.css' | xargs wc -c | sort -n | tail -${random.between(2, 20)}`,
  ].join('\n');
}

function writeJson(random: Random, name: string): string {
  const options = Object.fromEntries(
    Array.from({ length: random.between(3, 5) }, () => [
      random.pick(adjectives),
      random.pick([true, false, null, random.between(1, 4000), random.pick(nouns)]),
    ]),
  );
  const plugins = Array.from({ length: 2 }, () => `@example/${random.pick(nouns)}`);
  const version = `0.${random.between(1, 40)}.${random.between(0, 9)}`;
  return JSON.stringify({ name: `@example/${name}`, version, plugins, options }, null, 2);
}

function styleLine(random: Random): string {
  return `${random.pick(properties)}: '${random.pick(cssValues)}'`;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
