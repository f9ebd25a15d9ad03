import type { ComponentType } from 'react';
import { isSeen } from '../entry/is-seen.ts';
import { findImported } from '../names/find-imported.ts';

/**
 * What React's server renderer accesses when it is loaded, but doesn't use for markup. None of it calls back, so
 * no code of a sample runs after its question.
 */
const missing = {
  TextEncoder: class {
    encode = () => new Uint8Array();
  },
  MessageChannel: class {
    port1 = {};
    port2 = {};
  },
  AbortController: class {},
  setTimeout: () => 0,
  clearTimeout: () => {},
  queueMicrotask: () => {},
};

for (const [name, value] of Object.entries(missing)) {
  if (!(name in globalThis)) Reflect.set(globalThis, name, value);
}

type Exports = Record<string, unknown>;
type Module = (require: (specifier: string) => unknown, exports: Exports) => void;

type Modules = Readonly<Record<string, Module>>;

declare global {
  /**
   * In the context of a component: renders what a file exports.
   * @param modules the files of the project, each as a function around its code
   * @returns undefined if there is no component to show
   */
  var render: (file: string, modules: Modules) => string | undefined;
}

// Code that waits uses no processor time, by which what doesn't end is found.
for (const name of ['Atomics', 'SharedArrayBuffer', 'WebAssembly']) {
  Reflect.deleteProperty(globalThis, name);
}

const react: typeof import('react') = require('react');
const { renderToStaticMarkup }: typeof import('react-dom/server') = require('react-dom/server');

/** What a sample may import besides the files of its project; without interop each needs a default export. */
const packages = new Map<string, unknown>([
  ['react', { ...react, default: react }],
  ['react/jsx-runtime', require('react/jsx-runtime')],
  // The documented version, not the one that styles the site.
  ['@stylexjs/stylex', require('stylex-013')],
]);

globalThis.render = (file, modules) => {
  const match = findComponent(createLoader(modules)(file));
  if (!match) return undefined;
  const rendered = [{}, { children: match.name }].map((props) =>
    renderToStaticMarkup(react.createElement(match.component, props)),
  );
  return rendered.some(isDocument) ? undefined : (rendered.find(isSeen) ?? rendered[0]);
};

/** @returns a function that runs a file of the project once, and returns its exports */
function createLoader(modules: Modules) {
  const names = new Set(Object.keys(modules));
  const loaded = new Map<string, Exports>();
  const loadModule = (name: string): Exports => {
    const loadedExports = loaded.get(name);
    if (loadedExports) return loadedExports;
    const exported: Exports = {};
    loaded.set(name, exported);
    const load = (specifier: string): unknown => {
      if (!specifier.startsWith('.')) return loadPackage(specifier);
      const match = findImported(names, name, specifier);
      if (match === undefined)
        throw new Error(`${name} imports ${specifier}, which does not exist`);
      return loadModule(match);
    };
    modules[name]?.(load, exported);
    return exported;
  };
  return loadModule;
}

function loadPackage(specifier: string): unknown {
  if (!packages.has(specifier)) throw new Error(`${specifier} is not available in samples`);
  return packages.get(specifier);
}

type Component = { component: ComponentType<object>; name: string };

/** The component that a file exports, as default or as the only one. */
function findComponent(exported: Exports): Component | undefined {
  const components = Object.entries(exported).flatMap(([name, value]) =>
    isComponent(value) && (name === 'default' || /^[A-Z]/.test(name))
      ? [{ component: value, name: name === 'default' ? value.name : name }]
      : [],
  );
  if (exported.default !== undefined) {
    return components.find(({ component }) => component === exported.default);
  }
  return components.length === 1 ? components[0] : undefined;
}

function isComponent(value: unknown): value is ComponentType<object> {
  return typeof value === 'function';
}

/** A whole document can't be part of another: its end tags would end the page. */
function isDocument(html: string): boolean {
  return /<(?:html|head|body)\b/.test(html);
}
