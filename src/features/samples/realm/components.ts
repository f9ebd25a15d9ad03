import './globals-for-react.ts';
import type { ComponentType } from 'react';
import { isSeen } from '../entry/is-seen.ts';
import { findImported } from '../names/find-imported.ts';
import { answerQuestions } from './answer-questions.ts';
import type { ComponentQuestions } from './questions.ts';

type Exports = Record<string, unknown>;
type Module = (require: (specifier: string) => unknown, exports: Exports) => void;

declare global {
  /** The files of the project, each as a function around its code; set by the process. */
  var modules: Record<string, Module>;
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

globalThis.modules = {};

answerQuestions({
  render: (file: ComponentQuestions['render']['ask']): ComponentQuestions['render']['answer'] => {
    const found = findComponent(loadModule(file));
    if (!found) return undefined;
    const rendered = [{}, { children: found.name }].map((props) =>
      renderToStaticMarkup(react.createElement(found.component, props)),
    );
    return rendered.some(isDocument) ? undefined : (rendered.find(isSeen) ?? rendered[0]);
  },
});

const loaded = new Map<string, Exports>();

function loadModule(name: string): Exports {
  const known = loaded.get(name);
  if (known) return known;
  const exported: Exports = {};
  loaded.set(name, exported);
  const names = new Set(Object.keys(globalThis.modules));
  const load = (specifier: string): unknown => {
    if (!specifier.startsWith('.')) return loadPackage(specifier);
    const found = findImported(names, name, specifier);
    if (found === undefined) throw new Error(`${name} imports ${specifier}, which does not exist`);
    return loadModule(found);
  };
  const run = globalThis.modules[name];
  if (!run) throw new Error(`${name} cannot be run`);
  run(load, exported);
  return exported;
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
