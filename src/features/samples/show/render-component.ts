import { createRequire } from 'node:module';
import vm from 'node:vm';
import type { ComponentType } from 'react';
import type { CompiledFile, Rule } from '../compile/project.ts';
import { loadProject } from './load-project.ts';
import { takeAttributes } from './take-attributes.ts';
import { takeHeadings } from './take-headings.ts';

const require = createRequire(import.meta.url);

/**
 * A component that takes longer, in milliseconds, never ends. Time goes on while a busy machine does
 * something else, and what is shown must not depend on that.
 */
const longest = 30_000;

/**
 * Renders the component that a file of a project exports, by default or as the only one: without
 * props, and with its name as its content where nothing is to be seen else.
 * @param files with `runnable`
 * @returns its markup without style attributes and headings, and the rules that stand for them;
 *   undefined where there is none to show, as with a component that throws without its props. That is
 *   no fault: a sample is there to be read, and has been compiled.
 */
export function renderComponent(
  files: readonly CompiledFile[],
  file: string,
  patience = longest,
): { html: string; rules: Rule[] } | undefined {
  const { createElement }: typeof import('react') = require('react');
  const { renderToStaticMarkup }: typeof import('react-dom/server') = require('react-dom/server');
  const render = () => {
    const found = findComponent(loadProject(files, file));
    if (!found) return undefined;
    for (const props of [{}, { children: found.name }]) {
      const html = renderToStaticMarkup(createElement(found.component, props));
      if (isDocument(html)) return undefined;
      if (isSeen(html)) return html;
    }
    return undefined;
  };
  try {
    const html = runBriefly(render, patience);
    if (html === undefined) return undefined;
    const headings = takeHeadings(html);
    const attributes = takeAttributes(headings.html);
    return { html: attributes.html, rules: [...headings.rules, ...attributes.rules] };
  } catch {
    return undefined;
  }
}

type Component = { component: ComponentType<object>; name: string };

function findComponent(exported: Record<string, unknown>): Component | undefined {
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

/** A whole document cannot stand in another one: its ends would be taken for those of the page. */
function isDocument(html: string): boolean {
  return /<(?:html|head|body)\b/.test(html);
}

/** Whether markup has text, or an element that is seen without. */
function isSeen(html: string): boolean {
  return (
    /<(?:img|input|select|textarea|svg|hr|progress|meter)\b/.test(html) || />[^<\s]/.test(html)
  );
}

/** Also what is called from inside ends when the time is over. */
function runBriefly(run: () => string | undefined, timeout: number): string | undefined {
  const result: unknown = new vm.Script('run()').runInNewContext({ run }, { timeout });
  return typeof result === 'string' ? result : undefined;
}
