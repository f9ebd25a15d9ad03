import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import type { Plugin } from 'vite';
import {
  isScriptNode,
  languageOf,
  type ScriptNode,
} from '../../content/modules/find-client-use.ts';
import { placeAt } from '../../diagnostics/places.ts';

/** `new URL('./x.png', import.meta.url)`, and how it is used. */
type AssetUrl = {
  start: number;
  end: number;
  specifier: string;
  /** Whether it is converted to a text: by `.href`, `.pathname` or `.toString()`. */
  isText: boolean;
};

/**
 * The Vite plugin: `new URL('./x.png', import.meta.url)` in a component gives the published address of the file.
 * In browsers the bundler does that; on the server `import.meta.url` is the path of a file on this machine. As a
 * text it is the address without origin in both, so that hydration finds the same page.
 * @param siteUrl the origin of the site, for addresses that stay URLs on the server
 */
export function viteAssetUrls(root: string, siteUrl: string): Plugin {
  return {
    name: 'site:asset-urls',
    enforce: 'pre',
    transform: {
      filter: { id: { exclude: /\/node_modules\// }, code: 'import.meta.url' },
      handler(code, id) {
        const lang = languageOf(id);
        const isOwn = id.startsWith(root + path.sep);
        if (!isOwn || !lang) return undefined;
        const isServer = this.environment.config.consumer === 'server';
        const urls = findAssetUrls(parseAst(code, { lang }).body);
        // In browsers the bundler resolves URLs.
        const replaced = urls.filter(({ isText }) => isServer || isText);
        if (replaced.length === 0) return undefined;
        for (const { specifier, start } of replaced) {
          if (existsSync(path.join(path.dirname(id), specifier))) continue;
          const { line, column } = placeAt(code, start);
          const message = `there is no file "${specifier}" beside this one`;
          this.error({ message, id, loc: { file: id, line, column: column - 1 } });
        }
        return { code: replaceUrls(code, replaced, siteUrl), map: null };
      },
    },
  };
}

/** Imports each file at the end of the module, so that no line moves. */
function replaceUrls(code: string, urls: readonly AssetUrl[], siteUrl: string): string {
  const imports = urls.map(({ specifier }, at) => {
    const file = JSON.stringify(`${specifier}?url&no-inline`);
    return `import ${nameOf(at)} from ${file};`;
  });
  const pieces = urls.map(({ start, end, isText }, at) => {
    const before = code.slice(at === 0 ? 0 : urls[at - 1]?.end, start);
    const address = isText ? nameOf(at) : `new URL(${nameOf(at)}, ${JSON.stringify(siteUrl)})`;
    const lines = code.slice(start, end).replace(/[^\n]+/g, '');
    return `${before}(${address}${lines})`;
  });
  return `${pieces.join('')}${code.slice(urls.at(-1)?.end)}\n${imports.join(' ')}`;
}

const nameOf = (at: number) => `__siteAsset${at}`;

/** Finds all asset URLs of a module, in order. */
function findAssetUrls(value: unknown): AssetUrl[] {
  if (Array.isArray(value)) return value.flatMap(findAssetUrls);
  if (!isScriptNode(value)) return [];
  const text = readText(value);
  const specifier = readUrl(text ?? value);
  if (specifier !== undefined) {
    return [{ start: value.start, end: value.end, specifier, isText: text !== undefined }];
  }
  // The bundler handles workers, which are separate modules.
  const isWorker = value.type === 'NewExpression' && /Worker$/.test(nameIn(value.callee));
  return isWorker ? [] : Object.values(value).flatMap(findAssetUrls);
}

/** Returns the node of `url` in `url.href`, `url.pathname` and `url.toString()`. */
function readText(node: ScriptNode): unknown {
  const isCall = node.type === 'CallExpression';
  const member = isCall ? node.callee : node;
  if (!isScriptNode(member) || member.type !== 'MemberExpression') return undefined;
  const names = isCall ? ['toString'] : ['href', 'pathname'];
  return names.includes(nameIn(member.property)) ? member.object : undefined;
}

/** Returns the file in `new URL(…, import.meta.url)`, relative to its module. */
function readUrl(node: unknown): string | undefined {
  if (!isScriptNode(node) || node.type !== 'NewExpression' || nameIn(node.callee) !== 'URL') {
    return undefined;
  }
  const [file, base] = Array.isArray(node.arguments) ? node.arguments : [];
  if (!isScriptNode(base) || !isScriptNode(base.object) || !isScriptNode(file)) return undefined;
  if (base.object.type !== 'MetaProperty' || nameIn(base.property) !== 'url') return undefined;
  const { value } = file;
  return typeof value === 'string' && /^\.\.?\//.test(value) ? value : undefined;
}

const nameIn = (node: unknown) =>
  isScriptNode(node) && typeof node.name === 'string' ? node.name : '';
