import path from 'node:path';
import { transformSync } from '@babel/core';
import type { Element, Text } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { BundledLanguage, ThemedToken } from 'shiki';
import stylexPlugin from 'stylex-babel-plugin-013';
import { codeTheme } from './code/code-theme.ts';
import { getHighlighter } from './code/highlighter.ts';
import { joinTokens } from './code/join-tokens.ts';
import { element, text } from './hast-element.ts';

/** An atomic rule: its class and its CSS as HTML. */
export type DemoRule = { className: string; html: string; bytes: number };

/** What one component became. */
export type DemoPart = {
  file: string;
  /** As HTML; `rules` are the classes that a line became. */
  lines: { html: string; rules: string[] }[];
  /** The rules that no part before it had. */
  newRules: DemoRule[];
  declarations: number;
  reused: number;
};

export type Demo = { parts: DemoPart[]; rules: number; declarations: number; bytes: number };

type StyleXRule = [className: string, styles: { ltr: string }, priority: number];

/**
 * Compiles components with the documented version of StyleX, in order, and says which rules each
 * one adds.
 * @param files full paths and texts
 */
export async function compileDemo(
  files: readonly { file: string; source: string }[],
): Promise<Demo> {
  const known = new Map<string, DemoRule>();
  const parts: DemoPart[] = [];
  for (const { file, source } of files) {
    const rules = compileRules(file, source);
    const fresh = rules.filter(([className]) => !known.has(className));
    const newRules = await Promise.all(fresh.map(highlightRule));
    for (const rule of newRules) known.set(rule.className, rule);
    const texts = source.trimEnd().split('\n');
    const lines = await highlightLines(source.trimEnd(), 'tsx');
    parts.push({
      file: path.basename(file),
      lines: lines.map((html, place) => ({ html, rules: rulesOfLine(texts, place, rules) })),
      newRules,
      declarations: rules.length,
      reused: rules.length - fresh.length,
    });
  }
  const all = [...known.values()];
  return {
    parts,
    rules: all.length,
    declarations: parts.reduce((sum, part) => sum + part.declarations, 0),
    bytes: all.reduce((sum, rule) => sum + rule.bytes, 0),
  };
}

function compileRules(file: string, source: string): StyleXRule[] {
  const result = transformSync(source, {
    filename: file,
    babelrc: false,
    configFile: false,
    presets: [['@babel/preset-typescript', { isTSX: true, allExtensions: true }]],
    plugins: ['@babel/plugin-syntax-jsx', [stylexPlugin, { dev: false, runtimeInjection: false }]],
  });
  const metadata: unknown = result?.metadata;
  if (typeof metadata !== 'object' || metadata === null || !('stylex' in metadata)) return [];
  return Array.isArray(metadata.stylex) ? metadata.stylex.filter(isRule) : [];
}

function isRule(value: unknown): value is StyleXRule {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1]?.ltr === 'string';
}

/** The classes of the rules that set what a line of source declares. */
function rulesOfLine(
  lines: readonly string[],
  place: number,
  rules: readonly StyleXRule[],
): string[] {
  const match = /^\s*['"]?(:?[\w-]+)['"]?:\s*(.+?),?$/.exec(lines[place] ?? '');
  const [, key = '', value = ''] = match ?? [];
  const isCondition = key === 'default' || key.startsWith(':');
  const property = isCondition ? propertyAbove(lines, place) : key;
  if (!property || value === '{') return [];
  const css = property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return rules
    .filter(
      ([, { ltr }]) =>
        ltr.includes(`{${css}:`) &&
        (key.startsWith(':') ? ltr.includes(key) : !/\.\w+:(?!not)/.test(ltr)),
    )
    .map(([className]) => className);
}

function propertyAbove(lines: readonly string[], place: number): string | undefined {
  const opened = lines.slice(0, place).map((line) => /^\s*(\w+): \{$/.exec(line)?.[1]);
  return opened.findLast(Boolean);
}

async function highlightRule([className, { ltr }]: StyleXRule): Promise<DemoRule> {
  const [html = ''] = await highlightLines(ltr, 'css');
  return { className, html, bytes: ltr.length };
}

async function highlightLines(code: string, lang: BundledLanguage): Promise<string[]> {
  const highlighter = await getHighlighter({ langs: [lang] });
  const { tokens } = highlighter.codeToTokens(code, { lang, theme: codeTheme.name ?? '' });
  return tokens.map((line) => toHtml(joinTokens(line).map(elementOfToken)));
}

function elementOfToken({ content, htmlAttrs }: ThemedToken): Element | Text {
  return htmlAttrs ? element('span', htmlAttrs, [text(content)]) : text(content);
}
