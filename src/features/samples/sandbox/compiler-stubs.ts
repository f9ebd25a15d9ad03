import type { RolldownPluginOption } from 'rolldown';

const nothing = 'module.exports = {};';
const pass = (names: string) => `${names} = (value) => value;`;

/**
 * Stubs for modules that the compiler imports and the playground's worker doesn't need: files, targets, source
 * maps, helpers for older browsers and code frames.
 */
export const compilerStubs: Readonly<Record<string, string>> = {
  fs: nothing,
  url: nothing,
  assert: 'module.exports = (is) => { if (!is) throw new Error("not as expected"); };',
  path: `
const split = (file) => file.split('/').filter((part) => part !== '' && part !== '.');
exports.sep = '/';
exports.join = (...parts) => (parts[0].startsWith('/') ? '/' : '') + split(parts.join('/')).join('/');
exports.resolve = (...parts) => '/' + split(parts.slice(parts.findLastIndex((part) => part.startsWith('/'))).join('/')).join('/');
exports.dirname = (file) => file.slice(0, Math.max(file.lastIndexOf('/'), 0)) || '/';
exports.basename = (file, end = '') => split(file).pop()?.replace(end, '') ?? '';
exports.extname = (file) => /.(\\.[^./]*)$/.exec(file)?.[1] ?? '';
exports.isAbsolute = (file) => file.startsWith('/');
exports.relative = (from, to) => to.slice(from.length).replace(/^\\//, '');
exports.parse = (file) => ({ root: '/', dir: exports.dirname(file) });
exports.posix = exports;`,
  '@dual-bundle/import-meta-resolve': nothing,
  '@babel/code-frame': 'exports.codeFrameColumns = () => "";',
  '@babel/helper-compilation-targets': 'exports.default = () => ({});',
  '@babel/helpers': 'exports.minVersion = () => "7.0.0"; exports.ensure = () => {};',
  '@babel/helper-module-transforms': nothing,
  '@babel/plugin-transform-modules-commonjs': nothing,
  '@jridgewell/gen-mapping': nothing,
  '@jridgewell/remapping': nothing,
  '@jridgewell/trace-mapping': nothing,
  'convert-source-map': nothing,
  debug: 'module.exports = () => Object.assign(() => {}, { enabled: false });',
  json5: nothing,
  semver: pass('exports.valid = exports.satisfies = exports.intersects'),
};

const mark = '\0stand-in:';

/**
 * The bundler plugin that replaces modules with stubs, by name. Filters keep the bundler from calling it for
 * hundreds of other modules.
 */
export function putStubs(modules: Readonly<Record<string, string>>): RolldownPluginOption {
  const names = Object.keys(modules).map((name) => name.replaceAll('/', '\\/'));
  return {
    name: 'site:stand-ins',
    resolveId: {
      order: 'pre',
      filter: { id: new RegExp(`^(?:node:)?(?:${names.join('|') || '(?!)'})$`) },
      handler: (id) => mark + id.replace(/^node:/, ''),
    },
    load: { filter: { id: /^\0stand-in:/ }, handler: (id) => modules[id.slice(mark.length)] },
  };
}
