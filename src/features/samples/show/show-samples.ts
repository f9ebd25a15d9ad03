import { createHash } from 'node:crypto';
import type { Element, ElementContent } from 'hast';
import { plainControls } from '../compiler/plain-controls.ts';
import type { CompiledRule } from '../compiler/project.ts';
import { shortenCode } from '../rules/read-rule.ts';
import type { Sample, WrittenFile } from '../sample.ts';
import { askAnswer } from '../sandbox/ask-kept.ts';
import { compileSample } from './compile-sample.ts';
import { buildCompiledOutput, writeSheets } from './compiled-output.ts';
import { writeSample } from './link-sample.ts';
import { hueOfRule, numberRules, tieLines } from './number-rules.ts';
import { stages } from './stages.ts';

/** Highlights code as tokens, with line ends between them. */
export type Tokenize = (code: string, lang: 'tsx' | 'jsx' | 'css') => Promise<ElementContent[]>;

export type ShownSample = {
  /** The component, above the source, if it can be shown. */
  above?: Element;
  /** The compiled output, below the source. */
  below: Element;
  /** The numbers of the rules compiled from each line of the source. */
  ties: Map<number, number[]>;
  /** The project that the playground opens. */
  project?: WrittenFile;
};

type ShowOptions = {
  tokenize: Tokenize;
  /** Prefix for groups of radio buttons: unique across pages, because a list may show several. */
  prefix: string;
  /** The name of the page, with which the names of its projects in the playground begin. */
  page: string;
  /** Converts an address to one that is right on any page. */
  addressOf: (path: string) => string;
  /** Whether the site has a playground to open them in. */
  hasPlayground: boolean;
};

/** The compiled output of each sample, and why one was stopped. */
export type Shown = { shown: (ShownSample | undefined)[]; stops: (string | undefined)[] };

/**
 * Shows the compiled output of a page's samples, and nothing for those that don't compile, whose diagnostics are
 * reported when they are proven.
 */
export async function showSamples(
  samples: readonly Sample[],
  { tokenize, prefix, page, addressOf, hasPlayground }: ShowOptions,
): Promise<Shown> {
  const results = await Promise.all(samples.map(compileSample));
  const names = nameSamples(samples, page);
  const firstInHues = results.findIndex(
    (result) => result && 'file' in result && result.file.rules.some(hasHue),
  );
  const show = async (sample: Sample, at: number): Promise<ShownSample | undefined> => {
    const compiled = results[at];
    if (!compiled || !('file' in compiled)) return undefined;
    const { file, html, rules } = compiled;
    const numbered = numberRules(file);
    const name = names[at] ?? '';
    const project = hasPlayground ? writeSample(sample, compiled, name) : undefined;
    return {
      ...(html !== undefined && { above: stages(html, rules, await styleOf(html, rules)) }),
      below: buildCompiledOutput({
        rules: numbered,
        sheets: sample.sheet
          ? await writeSheets(file.rules, (css) => tokenize(css, 'css'))
          : undefined,
        js: await tokenize(shortenCode(file.js), 'jsx'),
        playground: project && addressOf(`/playground/#sample=${name}`),
        name: `${prefix}${at}`,
        hasLegend: at === firstInHues,
      }),
      ties: tieLines(numbered, file.name),
      ...(project && { project }),
    };
  };
  const stops = results.map((sample) =>
    sample && 'stopped' in sample ? sample.stopped : undefined,
  );
  return { shown: await Promise.all(samples.map(show)), stops };
}

const hasHue = (rule: CompiledRule) => hueOfRule(rule).length > 0;

/** `learn-variants-button`, with a number if a page has several. */
function nameSamples(samples: readonly Sample[], page: string): string[] {
  const counts = new Map<string, number>();
  return samples.map(({ file }) => {
    const name = `${page}-${file.replace(/\.\w+$/, '')}`.toLowerCase().replace(/[^a-z0-9]+/g, '-');
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? name : `${name}-${count}`;
  });
}

/** The style sheet of a component in its shadow tree, where nothing moves for those who don't want that. */
async function styleOf(html: string, rules: readonly CompiledRule[]): Promise<string> {
  const controls = /<(?:button|input|select|textarea|fieldset|hr)\b/.test(html)
    ? plainControls
    : '';
  const pictures = html.includes('<img') ? plainPictures : '';
  const moves = rules.some(({ css }) => /[{;](?:animation|transition)/.test(css));
  return (
    controls + pictures + (await sampleSheet(rules.map(endAnimation))) + (moves ? stillness : '')
  );
}

/** What moves for long beside a text must stop (WCAG 2.2.2): endless animations run three times. */
function endAnimation(rule: CompiledRule): CompiledRule {
  return { ...rule, css: rule.css.replace(/([{;]animation[\w-]*:[^;}]*)\binfinite\b/g, '$13') };
}

/** Pictures are as wide as they have room, if the project doesn't want it otherwise. */
const plainPictures = '@layer controls{:where(img){max-width:100%;height:auto}}\n';

const stillness =
  '@media print,(prefers-reduced-motion:reduce){*,::before,::after{animation:none!important;transition:none!important}}';

/** A style sheet at an address that depends only on its text. */
export async function makeSheet(rules: readonly CompiledRule[]): Promise<WrittenFile> {
  const text = plainControls + (await sampleSheet(rules));
  const sum = createHash('sha256').update(text).digest('hex').slice(0, 10);
  return { address: `/assets/samples-${sum}.css`, text };
}

/**
 * Adapts the style sheet of components shown on a page: in a shadow tree the root is the host, its colour mode
 * replaces the system's, and it has the direction of the page, by which the compiler mirrors some values.
 */
export async function sampleSheet(rules: readonly CompiledRule[]): Promise<string> {
  const sheet = await askAnswer('The style sheet of components', 'sheet', {
    rules: rules.map((rule) => ({ ...rule, css: adaptRule(rule.css), raw: undefined })),
    layers: true,
  });
  return sheet
    .replaceAll("html:not([dir='rtl']) ", ':host(:not(:dir(rtl))) ')
    .replaceAll("html[dir='rtl'] ", ':host(:dir(rtl)) ');
}

function adaptRule(css: string): string {
  const rooted = css.replace(/(^|[,{}]\s*):root(?=\s*[,{])/g, '$1:host');
  const match = preference.exec(rooted);
  if (!match) return rooted;
  const [query, mode] = match;
  const inner = rooted.slice(match.index + query.length, -1);
  // A condition adds nothing to the specificity, as a media query doesn't: themes still win.
  const host = `:host(:where([data-mode=${mode}]))`;
  const selectors = inner.slice(0, inner.indexOf('{')).split(',');
  const placed = selectors.map((selector) =>
    selector.trim() === ':host' ? host : `:where(${host}) ${selector.trim()}`,
  );
  return rooted.slice(0, match.index) + placed.join(',') + inner.slice(inner.indexOf('{'));
}

/** A media query for the colour mode alone; combined queries stay as they are. */
const preference = /@media \(prefers-color-scheme:\s*(light|dark)\)\s*\{/;
