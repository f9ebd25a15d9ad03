import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss, { type Root, type Rule } from 'postcss';
import type { SourceSite } from './find-source.ts';
import { moveSass } from './move-sass.ts';
import { fieldsOf, stringOf } from './plain-data.ts';
import type { Copy } from './plan-copies.ts';

/** The tokens of this site that stand for variables of Infima. */
const tokens: Readonly<Record<string, string>> = {
  'color-primary': 'accent',
  'color-primary-dark': 'accent-hover',
  'link-hover-color': 'accent-hover',
  'background-color': 'surface',
  'background-surface-color': 'surface-raised',
  'font-color-base': 'text',
  'color-info': 'info',
  'color-success': 'tip',
  'color-warning': 'warning',
  'color-danger': 'danger',
  'font-family-base': 'font-sans',
  'font-family-monospace': 'font-mono',
  'heading-font-family': 'font-heading',
  'heading-font-weight': 'weight-heading',
  'global-radius': 'radius',
};

/** Tokens that are tints of others, so that they fit. */
const tints: Readonly<Record<string, string>> = {
  'accent-soft': 'color-mix(in oklab, var(--sx-accent) 12%, var(--sx-surface))',
  selection: 'color-mix(in oklab, var(--sx-accent) 30%, var(--sx-surface))',
};

/** Classes of the theme, which nothing has here, or other things. */
const themeClass =
  /\.(?:navbar|menu|footer|DocSearch|theme-|docusaurus-|tabs|pagination|table-of-contents|breadcrumbs|dropdown|alert|docs-|blog-|main-wrapper|plugin-|prism-|token|clean-btn|hash-link|badge|avatar|pills|announcementBar|\w*_src-)/;

export type MovedStyles = {
  copies: Copy[];
  /** The style sheets for every page, as paths from the root. */
  sheets: string[];
  left: string[];
};

/** Moves the style sheets of `customCss`: their variables are set for this site, too, and rules of the theme left out. */
export function moveStyles({ folder, preset, plugins }: SourceSite): MovedStyles {
  const options = [preset.theme, ...plugins.map((plugin) => plugin.options)];
  const names = options.flatMap((written) => [fieldsOf(written).customCss].flat());
  const copies = new Map<string, Copy>();
  const left: string[] = [];
  const visit = (from: string): string => {
    const name = path.relative(folder, from).split(path.sep).join('/');
    // What is served as it is has no imports.
    const to = name.replace(/^static\/(?:.*\/)?/, 'content/overrides/parts/');
    if (copies.has(to)) return to;
    const copy: Copy = { from, to };
    copies.set(to, copy);
    if (!from.endsWith('.css')) {
      moveSass(copy, folder, copies);
      return to;
    }
    const moved = moveSheet(readFileSync(from, 'utf8'), name, path.join(folder, 'static'));
    left.push(...moved.left);
    for (const written of moved.files) {
      const file = path.resolve(path.dirname(from), written.replace(/^~?@site\//, `${folder}/`));
      if (existsSync(file)) visit(file);
      else left.push(`${name}: there is no file ${written}`);
    }
    copy.text = moved.text;
    return to;
  };
  const sheets = names.flatMap((name) => {
    const file = path.resolve(folder, stringOf(name)?.replace(/^@site\//, '') ?? '.');
    if (!/\.(?:css|s[ac]ss)$/.test(file)) return [];
    if (existsSync(file)) return visit(file);
    left.push(`customCss: there is no file ${name}`);
    return [];
  });
  return { copies: [...copies.values()], sheets, left };
}

function moveSheet(text: string, file: string, served: string) {
  let root: Root;
  try {
    root = postcss.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { text, files: [], left: [`${file}: it is copied as it is (${reason})`] };
  }
  const removed = new Map<string, number>();
  const values = new Map<string, { light?: string; dark?: string }>();
  root.walkRules((rule) => {
    noteVariables(rule, values);
    const others = rule.selectors.filter((selector) => !themeClass.test(selector));
    if (others.length === rule.selectors.length) return;
    const [name = ''] = themeClass.exec(rule.selector) ?? [];
    const line = removed.get(name) ?? rule.source?.start?.line ?? 1;
    removed.set(name, line);
    if (others.length > 0) rule.selectors = others;
    else rule.remove();
  });
  root.walkRules((rule) => {
    rule.selector = rule.selector.replaceAll(/\.markdown\b/g, '.prose');
  });
  const files: string[] = [];
  const hosts: string[] = [];
  const place = (written: string) => {
    if (/^(?:https?:)?\/\//.test(written)) hosts.push(written);
    if (!/^(?:\.{1,2}|~?@site)\//.test(written)) return written;
    const folder = path.dirname(served);
    const base = written.startsWith('.') ? path.join(folder, path.dirname(file)) : folder;
    const target = path.relative(served, path.join(base, written.replace(/^~?@site\//, '')));
    // Files of `static/` are at their addresses.
    if (!target.startsWith('..')) return `/${target.split(path.sep).join('/')}`;
    files.push(written.replace(/[?#].*$/, ''));
    return written;
  };
  root.walkAtRules('import', (rule) => {
    const [, quote = '', name = ''] = /(["'])(.*?)\1/.exec(rule.params) ?? [];
    if (quote !== '') place(/^[.@/]|:/.test(name) ? name : `./${name}`);
  });
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(
      /url\(\s*(["']?)([^"')]+)\1\s*\)/g,
      (_all, quote: string, name: string) => `url(${quote}${place(name)}${quote})`,
    );
  });
  const own = writeTokens(values);
  if (own) root.append(own);
  const ofTheme = [...removed].map(([name, line]) => `${name}… (line ${line})`);
  return {
    text: root.toString(),
    files,
    left: [
      ...(ofTheme.length > 0
        ? [`${file}: rules for elements of Docusaurus' theme: ${ofTheme.join(', ')}`]
        : []),
      ...hosts.map(
        (host) =>
          `${file}: it loads ${host}; put that file into public/, or name the host in contentSecurityPolicy`,
      ),
    ],
  };
}

/** Notes what the root element of a mode sets. */
function noteVariables(rule: Rule, values: Map<string, { light?: string; dark?: string }>): void {
  const roots = /^(?:(?::root|html)|(?::root|html)?\[data-theme=["']?(light|dark)["']?\])$/;
  for (const selector of rule.selectors) {
    const match = roots.exec(selector.trim());
    if (!match || rule.parent?.type !== 'root') continue;
    rule.walkDecls(/^--ifm-/, ({ prop, value }) => {
      const token = tokens[prop.slice('--ifm-'.length)];
      const mode = match[1] === 'dark' ? 'dark' : 'light';
      if (token) values.set(token, { ...values.get(token), [mode]: value });
    });
  }
}

/** The rules that set the tokens; nothing if there are none. What only the dark mode sets stays as it is in the light one. */
function writeTokens(values: ReadonlyMap<string, { light?: string; dark?: string }>) {
  const isColor = (token: string) => !/^(?:font|heading|weight|radius)/.test(token);
  const lines = Array.from(values, ([token, { light, dark }]) =>
    light !== undefined && dark !== undefined && isColor(token)
      ? `--sx-${token}: light-dark(${light}, ${dark});`
      : `--sx-${token}: ${light};`,
  ).filter((line) => !line.endsWith(' undefined;'));
  const darkLines = Array.from(values).flatMap(([token, { light, dark }]) =>
    dark === undefined || (light !== undefined && isColor(token)) ? [] : `--sx-${token}: ${dark};`,
  );
  const tinted = values.has('accent')
    ? Object.entries(tints).map(([token, value]) => `--sx-${token}: ${value};`)
    : [];
  const rules = [
    [':root', [...lines, ...tinted]] as const,
    ['html[data-theme="dark"]', darkLines] as const,
  ].flatMap(([selector, all]) =>
    all.length === 0 ? [] : `${selector} {\n  ${all.join('\n  ')}\n}\n`,
  );
  return rules.length === 0
    ? undefined
    : postcss.parse(`\n\n/* The same for the tokens of this site. */\n${rules.join('\n')}`);
}
