import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { packageOf } from '../src/content/modules/package-name.ts';
import { findModuleFile, readRawImport } from '../src/content/modules/resolve-import.ts';
import { isReactPage } from '../src/content/source-path.ts';
import { placeOfFile } from '../src/content/translated-files.ts';
import { isPackage, sassPackage } from './compare-packages.ts';
import { moveSass } from './move-sass.ts';
import type { Copy } from './plan-copies.ts';
import { type Alias, followAlias } from './read-aliases.ts';
import { hasFlow, stripFlow } from './strip-flow.ts';

export type FollowedImports = {
  /** Files of the project that content imports. */
  copies: Copy[];
  /** Packages that they import. */
  packages: Set<string>;
};

/** Where files go that components import from beside the site's folder. */
const outside = 'outside';

/**
 * Follows what content imports, as `@site/…` and from beside its folder, and what these modules import. Content
 * stays as it is; a module whose imports would lead elsewhere from its new place is changed.
 * @param folder the full path of the site's folder
 * @param copied what is copied anyway: its texts are followed
 * @param modules further modules of the new site, such as that with the components that pages need not import
 */
export function followImports(
  folder: string,
  copied: readonly Copy[],
  modules: readonly Copy[],
  aliases: readonly Alias[] = [],
): FollowedImports {
  const planned = new Map(copied.map((copy) => [copy.from, copy]));
  const targets = new Map(copied.map(({ from, to }) => [from, to]));
  const copies = new Map<string, Copy>();
  const packages = new Set<string>();
  const mayHaveFlow = hasFlow(folder);
  const visit = (importer: Copy, isModule: boolean) => {
    const read = importer.text ?? readFileSync(importer.from, 'utf8');
    const isFlow = /\.[cm]?jsx?$/.test(importer.to) && (mayHaveFlow || /@flow\b/.test(read));
    const text = isFlow && isModule ? stripFlow(read) : read;
    if (text !== read) {
      importer.text = text;
      importer.changed = ['the types of Flow are removed'];
    }
    const written = isModule ? [] : listPictures(text);
    for (const marked of new Set([...listSpecifiers(text, isModule), ...written])) {
      const specifier = marked.replace(addressLoader, '');
      if (specifier !== marked) replaceSpecifier(importer, text, marked, specifier);
      if (/^react-router(?:-dom)?$/.test(specifier)) {
        replaceSpecifier(importer, text, specifier, '@docusaurus/router');
        continue;
      }
      const named = findNamed(specifier, importer, folder, aliases);
      if (named === undefined) {
        const written = pathIn(specifier);
        if (isPackage(written)) packages.add(packageOf(written));
        continue;
      }
      const { from, natural } = named;
      const isMoved = /^content\/(?:pages|overrides)\//.test(importer.to);
      const isBeside = importer.to.startsWith('content/') && !isMoved && !natural.startsWith('../');
      const target = targets.get(from);
      const placed = target && placeOfFile(target);
      // A folder of docs may have another name here.
      const isElsewhere =
        !isModule && planned.has(from) && natural.startsWith('content/') && natural !== placed;
      const to = isBeside && !isElsewhere ? natural : (placed ?? targetOf(from, folder));
      const mayStay = !isModule && !isMoved && !natural.startsWith('../');
      // Other folders that move are where `@site/…` leads.
      const isMapped = planned.has(from) && isOfSite(specifier) && !to.startsWith('content/pages/');
      const isKept = natural === to || mayStay || isMapped;
      if (!isKept || isElsewhere) changeSpecifier(importer, text, specifier, to);
      if (copies.has(to) || isThere(from, to)) continue;
      const copy: Copy = planned.get(from) ?? { from, to };
      copies.set(to, copy);
      if (!isBeside) targets.set(from, to);
      if (/\.s[ac]ss$/.test(from)) {
        packages.add(sassPackage);
        moveSass(copy, folder, copies);
      }
      if (isScript(from)) visit(copy, true);
      else if (/\.mdx?$/.test(from)) visit(copy, false);
    }
  };
  // Paths in the folders that move are read as what they are here.
  const isThere = (from: string, to: string) =>
    (planned.has(from) && !isScript(from)) || /^(?:\.\.|static|docs|blog)\//.test(to);
  for (const copy of copied.filter(isText)) visit(copy, false);
  for (const copy of copied.filter(({ to }) => isReactPage(to))) visit(copy, true);
  for (const copy of modules) {
    copies.set(copy.to, copy);
    visit(copy, true);
  }
  return { copies: [...copies.values()].filter(({ from }) => !planned.has(from)), packages };
}

/** `!!url-loader!./a.png`: such an import is the file's address here without webpack's mark. */
const addressLoader = /^!*(?:url|file)-loader(?:\?[^!]*)?!/;
/** What a specifier names, without the bundler's marks. */
const pathIn = (specifier: string) => readRawImport(specifier) ?? specifier.replace(/\?.*$/, '');
/** From the site's folder; the bundler of Docusaurus takes a slash alone for it, too. */
const isOfSite = (specifier: string) => /^(?:@site)?\//.test(specifier);
const isScript = (file: string) => /\.[cm]?[jt]sx?$/.test(file);
const isText = ({ to }: Copy) => /^content\/.*\.mdx?$/.test(to);

/** The file that a specifier names, and where the same specifier leads from the importer's new place. */
function findNamed(specifier: string, importer: Copy, folder: string, aliases: readonly Alias[]) {
  const written = pathIn(specifier);
  const target = followAlias(written, aliases);
  if (target !== undefined) {
    const module = findModuleFile(folder, path.relative(folder, path.resolve(folder, target)));
    // Nothing has the alias here, so that the import must change.
    return module === undefined
      ? undefined
      : { from: path.resolve(folder, module), natural: `../${written}` };
  }
  if (!isOfSite(written) && !written.startsWith('.')) return undefined;
  const name = isOfSite(written) ? written.replace(/^(?:@site)?\//, '') : written;
  // A page may be a link: its imports count from the file itself.
  const bases = isOfSite(written)
    ? [folder]
    : [realpathSync(importer.from), importer.from].map((file) => path.dirname(file));
  const [base, module] =
    bases
      .map((place) => [place, findModuleFile(place, name)] as const)
      .find(([, found]) => found !== undefined) ?? [];
  if (base === undefined || module === undefined) return undefined;
  const from = path.resolve(base, module);
  const place = isOfSite(written) ? '' : path.posix.dirname(placeOfFile(importer.to));
  return { from, natural: path.posix.join(place, module.split(path.sep).join('/')) };
}

/** A module keeps its place in the site's folder. */
function targetOf(from: string, folder: string): string {
  const name = path.relative(folder, from).split(path.sep).join('/');
  return name.startsWith('../') ? `${outside}/${name.replace(/^(?:\.\.\/)+/, '')}` : name;
}

function changeSpecifier(importer: Copy, text: string, specifier: string, to: string): void {
  const relative = path.posix.relative(path.posix.dirname(placeOfFile(importer.to)), to);
  const placed = relative.startsWith('.') ? relative : `./${relative}`;
  replaceSpecifier(
    importer,
    text,
    specifier,
    specifier.replace(pathIn(specifier), () => placed),
  );
}

function replaceSpecifier(importer: Copy, text: string, specifier: string, changed: string): void {
  importer.text = (importer.text ?? text)
    .replaceAll(`'${specifier}'`, `'${changed}'`)
    .replaceAll(`"${specifier}"`, `"${changed}"`)
    .replaceAll(`](${specifier}`, () => `](${changed}`);
  importer.changed = [...(importer.changed ?? []), `${specifier} is now ${changed}`];
}

/** Imports, and addresses of files in attributes and links; other strings there name no package. */
const specifiers =
  /(?:(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\(\s*|\bnew URL\(\s*(?=["']\.))["']|(?:\]\(|=)(?=\s*["']?(?:@site\/|\.))\s*["']?)(!*[@/\w.~#$][^"'()\s]*)/g;

/** Pictures and other files beside a text, as Markdown and HTML name them. */
const pictures =
  /(?:\]\(\s*<?|^[ \t]*\[[^\]\n]+\]:[ \t]*|\b(?:src|href)=\{?["'])(\.{0,2}\/?[^\s"'()<>{}#?:]+\.(?!mdx?\b|html?\b)[a-z\d]{2,5})(?=[\s"')>]|$)/gm;

/** Lists the relative paths of files that a text shows or links to, as imports write them. */
function listPictures(text: string): string[] {
  const paths = Array.from(withoutFences(text).matchAll(pictures), ([, name = '']) => name);
  return paths
    .filter((name) => !name.startsWith('/'))
    .map((name) => (name.startsWith('.') ? name : `./${name}`));
}

/** `import type … from 'package'`, and `import { type A } from 'package'`: code doesn't need the package. */
const typesOfPackages =
  /\b(?:import|export)\s*(?:type\s+(?:\{[^}]*\}|\*\s*as\s+[\w$]+|[\w$]+)|\{\s*(?:type\s+[\w$]+(?:\s+as\s+[\w$]+)?\s*,?\s*)+\})\s*from\s*(["'])(?!\.|@site\/)[^"']*\1/g;

/**
 * Lists what a text imports, without packages of which it imports only types. In a text that is no module, only
 * lines with imports count: code in fences belongs to others.
 */
export function listSpecifiers(text: string, isModule: boolean): string[] {
  const read = (isModule ? text : withoutFences(text)).replace(typesOfPackages, '');
  const lines = isModule ? read : read.replace(/^(?!\s*(?:import|export)\b)(?!.*@site\/).*$/gm, '');
  return Array.from(lines.matchAll(specifiers), ([, specifier = '']) => specifier);
}

function withoutFences(text: string): string {
  return text.replace(/^([ \t]*)(`{3,}|~{3,})([^\n]*)\n([\s\S]*?)^\1\2[ \t]*$/gm, (...all) =>
    String(all[3]).trim() === 'mdx-code-block' ? String(all[4]) : '',
  );
}
