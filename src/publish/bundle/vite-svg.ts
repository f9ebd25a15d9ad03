import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { isUsedAsTag, readInlineSvg } from '../../compile/assets/inline-svg.ts';
import { languageOf } from '../../content/modules/find-client-use.ts';

const query = '?component';
const defaultImport = /^(import\s+([A-Z][\w$]*)\s+from\s+['"][^'"\n]+\.svg)(?=['"])/gm;
/** Data that a component reads: `Svg: require('@site/static/img/a.svg').default`. */
const required = /\b[A-Z][\w$]*\s*:\s*require\(\s*['"][^'"\n]+\.svg(?=['"]\s*\)\.default\b)/g;
const helper = path.resolve(import.meta.dirname, '../../components/inline-svg.tsx');

/**
 * The Vite plugin: an SVG that a component imports and uses as a tag, as in Docusaurus, is a component that shows the
 * drawing; see `compile/assets/asset-imports`, which does so for texts.
 */
export function viteSvg(root: string): Plugin {
  return {
    name: 'site:svg',
    enforce: 'pre',
    transform: {
      filter: { id: { exclude: /\/node_modules\// }, code: /\.svg['"]/ },
      handler(code, id) {
        if (!id.startsWith(root + path.sep) || !languageOf(id)) return undefined;
        const changed = code
          .replace(defaultImport, (written, _start, name: string) =>
            isUsedAsTag(name, code) ? `${written}${query}` : written,
          )
          .replace(required, `$&${query}`);
        return changed === code ? undefined : { code: changed, map: null };
      },
    },
    load: {
      filter: { id: /\.svg\?component$/ },
      handler(id) {
        const file = id.slice(0, -query.length);
        this.addWatchFile(file);
        const drawing = readInlineSvg(readFileSync(file, 'utf8'));
        if (!('problem' in drawing)) return writeComponent('showSvg', helper, drawing);
        this.warn(
          `${path.relative(root, file)} is shown as a picture, whose colours don't follow the text: ${drawing.problem}`,
        );
        return `import src from ${JSON.stringify(`${file}?url`)};\n${writeComponent('showPicture', helper, undefined)}`;
      },
    },
  };
}

/** Writes a module whose component calls a function of the helper with the drawing, or with `src`. */
function writeComponent(maker: string, from: string, drawing: object | undefined): string {
  const given = drawing === undefined ? 'src' : JSON.stringify(drawing);
  return [
    `import { ${maker} } from ${JSON.stringify(from)};`,
    `export default function Drawing(props) { return ${maker}(${given}, props); }`,
  ].join('\n');
}
