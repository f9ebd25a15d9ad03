import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findModuleFile } from '../src/content/modules/resolve-import.ts';
import { listFiles } from '../src/node/list-files.ts';
import {
  contentComponents,
  docusaurusModules,
  importedComponents,
} from '../src/theme/content-components.ts';
import type { SourceSite } from './find-source.ts';
import { listSpecifiers } from './follow-imports.ts';
import type { Copy } from './plan-copies.ts';

/** The components of the theme that this site has too, under its own names, and needs no props for. */
const own: Readonly<Record<string, { file: string; name: string }>> = {
  Footer: { file: 'site-footer.tsx', name: 'SiteFooter' },
  NotFound: { file: 'not-found-view.tsx', name: 'NotFoundView' },
  'NotFound/Content': { file: 'not-found-view.tsx', name: 'NotFoundView' },
  'Navbar/Logo': { file: 'brand.tsx', name: 'Brand' },
};

/** Those without a part here, by what to do instead. */
const remedies: readonly (readonly [RegExp, string])[] = [
  [/^MDXComponents/, ''],
  [/^Root|^Layout/, 'what all pages need is an override, see "Replacing a component"'],
  [/^Doc(?:Item|Page|Root)/, 'doc-view.tsx shows docs: replace it, see "Replacing a component"'],
  [/^Blog/, 'post-view.tsx and post-list-view.tsx show posts: replace them'],
  [/^(?:Tabs|TabItem|Admonition|CodeBlock|Details|TOC)/, 'its look is in style sheets here'],
];

export type MovedTheme = {
  /** The components, whose imports are followed. */
  copies: Copy[];
  /** The overrides that export them. */
  written: Copy[];
  left: string[];
};

/**
 * Turns components of `src/theme` into overrides, where this site has the same part and they need nothing else of
 * the theme, and names the others. The style sheets of the site are imported by one that each page shows.
 * @param sheets as paths from the root
 */
export function moveTheme(
  { folder, file: config }: SourceSite,
  sheets: readonly string[],
): MovedTheme {
  const theme = path.join(folder, 'src/theme');
  const files = existsSync(theme) ? listFiles(theme).filter((name) => /\.[jt]sx?$/.test(name)) : [];
  const named = new Map(
    files
      .map((file) => [file.replace(/(?:\/index)?\.[jt]sx?$/, ''), file] as const)
      .filter(([name]) => /^(?:[A-Z]\w*\/?)+$/.test(name)),
  );
  const overrides = new Map<string, string>();
  const copies: Copy[] = [];
  const left: string[] = [];
  for (const [name, file] of named) {
    const full = path.join(theme, file);
    const text = readFileSync(full, 'utf8');
    const part = own[name];
    const wraps = new RegExp(`(["'])@theme-(?:original|init)/${name}\\1`).test(text);
    const lacks: string[] = listSpecifiers(text, true).filter(
      (specifier) => !isHere(specifier, name, folder),
    );
    if (name.startsWith('NotFound') && !/<h1\b|as=["']h1/.test(text)) lacks.push('an h1');
    // This site's parts have no props, except those that they pass to the original.
    const taken = new RegExp(`\\bfunction ${name.split('/').at(-1)}\\w*\\(\\{\\s*(\\w+)`).exec(
      text,
    )?.[1];
    if (taken !== undefined) lacks.push(`the prop ${taken}`);
    if (part && !overrides.has(part.file) && lacks.length === 0) {
      copies.push({
        from: full,
        to: `content/overrides/parts/${file}`,
        ...takeOriginal(text, name),
      });
      overrides.set(part.file, `export { default as ${part.name} } from './parts/${file}';\n`);
      continue;
    }
    const remedy = remedies.find(([pattern]) => pattern.test(name))?.[1];
    if (remedy === '') continue;
    const what = `src/theme/${file}: ${wraps ? 'adds something to' : 'replaces'} ${name}`;
    const why = part && lacks.length > 0 ? `; it needs ${[...new Set(lacks)].join(', ')}` : '';
    left.push(`${what}${why}${remedy ? `; ${remedy}` : ''}`);
  }
  if (sheets.length > 0) {
    const imports = sheets.map((sheet) => `import '@site/${sheet}';\n`).join('');
    const original = "export * from '@site/src/components/site-footer.tsx';\n";
    overrides.set('site-footer.tsx', imports + (overrides.get('site-footer.tsx') ?? original));
  }
  const written = Array.from(overrides, ([file, text]): Copy => {
    return { from: path.join(folder, config), to: `content/overrides/${file}`, text };
  });
  return { copies, written, left };
}

/** Whether what a component imports is there after the move. */
function isHere(specifier: string, name: string, folder: string): boolean {
  if (specifier === `@theme-original/${name}` || specifier === `@theme-init/${name}`) return true;
  const ofTheme = /^@theme[\w-]*\/(.*)$/.exec(specifier)?.[1];
  const known: readonly string[] = [...contentComponents, ...importedComponents];
  if (ofTheme !== undefined) return known.includes(ofTheme);
  if (specifier.startsWith('@docusaurus/')) return specifier in docusaurusModules;
  return (
    !specifier.startsWith('@site/') || findModuleFile(folder, specifier.slice(6)) !== undefined
  );
}

/** The original that a component shows is this site's part. */
function takeOriginal(text: string, name: string): Pick<Copy, 'text' | 'changed'> {
  const part = own[name];
  const original = new RegExp(
    `import\\s+(\\w+)\\s+from\\s*["']@theme-(?:original|init)/${name}["']`,
  );
  if (!part || !original.test(text)) return {};
  const specifier = `@site/src/components/${part.file}`;
  return {
    text: text.replace(original, `import { ${part.name} as $1 } from '${specifier}'`),
    changed: [`@theme-original/${name} is now ${specifier}`],
  };
}
