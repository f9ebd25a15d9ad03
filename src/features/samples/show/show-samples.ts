import { createHash } from 'node:crypto';
import type { Element, ElementContent } from 'hast';
import { plainControls } from '../compiler/plain-controls.ts';
import type { CompiledRule } from '../compiler/project.ts';
import { shortenCode } from '../rules/read-rule.ts';
import type { Sample } from '../sample.ts';
import { askAnswer } from '../sandbox/ask-kept.ts';
import { compileSample } from './compile-sample.ts';
import { buildCompiledOutput, writeSheets } from './compiled-output.ts';
import { linkSample } from './link-sample.ts';
import { numberRules, tieLines } from './number-rules.ts';
import { stages } from './stages.ts';

/** Highlights code as tokens, with line ends between them. */
export type Tokenize = (code: string, lang: 'tsx' | 'jsx' | 'css') => Promise<ElementContent[]>;

/** A style sheet for components of a page: its address from the root of the site, and its text. */
export type SampleSheet = { address: string; text: string };

export type ShownSample = {
  /** The elements below the source. */
  below: Element[];
  /** The numbers of the rules compiled from each line of the source. */
  ties: Map<number, number[]>;
};

type ShowOptions = {
  tokenize: Tokenize;
  /** Prefix for groups of radio buttons: unique across pages, because a list may show several. */
  prefix: string;
  /** Converts an address to one that is right on any page. */
  addressOf: (path: string) => string;
  /** Whether the site has a playground to open them in. */
  hasPlayground: boolean;
};

/** The compiled output of each sample, why one was stopped, and all style sheets. */
export type Shown = {
  shown: (ShownSample | undefined)[];
  stops: (string | undefined)[];
  sheets: SampleSheet[];
};

/**
 * Shows the compiled output of a page's samples, and nothing for those that don't compile, whose diagnostics are
 * reported when they are proven.
 */
export async function showSamples(
  samples: readonly Sample[],
  { tokenize, prefix, addressOf, hasPlayground }: ShowOptions,
): Promise<Shown> {
  const results = await Promise.all(samples.map(compileSample));
  const compiled = results.map((sample) => (sample && 'file' in sample ? sample : undefined));
  const { places, sheets: rules } = shareSheets(
    compiled.map((sample) => (sample?.html === undefined ? [] : sample.rules)),
  );
  const sheets = await Promise.all(rules.map(makeSheet));
  const show = async (sample: Sample, at: number): Promise<ShownSample | undefined> => {
    const compiledSample = compiled[at];
    if (!compiledSample) return undefined;
    const { file, html } = compiledSample;
    const numbered = numberRules(file);
    const sheet = sheets[places[at] ?? 0];
    const link = hasPlayground ? linkSample(sample, compiledSample) : undefined;
    return {
      below: buildCompiledOutput({
        file,
        rules: numbered,
        sheets: sample.sheet
          ? await writeSheets(file.rules, (css) => tokenize(css, 'css'))
          : undefined,
        js: await tokenize(shortenCode(file.js), 'jsx'),
        shown:
          html !== undefined && sheet
            ? stages(html, compiledSample.rules, addressOf(sheet.address))
            : undefined,
        isOpen: sample.result ?? false,
        playground: link && addressOf(link),
        name: `${prefix}${at}`,
      }),
      ties: tieLines(numbered, file.name),
    };
  };
  const used = sheets.filter((_sheet, place) =>
    compiled.some((sample, at) => sample?.html !== undefined && places[at] === place),
  );
  const stops = results.map((sample) =>
    sample && 'stopped' in sample ? sample.stopped : undefined,
  );
  return { shown: await Promise.all(samples.map(show)), sheets: used, stops };
}

/** A style sheet at an address that depends only on its text. */
export async function makeSheet(rules: readonly CompiledRule[]): Promise<SampleSheet> {
  const text = plainControls + (await sampleSheet(rules));
  const sum = createHash('sha256').update(text).digest('hex').slice(0, 10);
  return { address: `/assets/samples-${sum}.css`, text };
}

/**
 * Adapts the style sheet of components shown on a page: in a shadow tree the root is the host, and its colour mode
 * replaces the system's.
 */
export function sampleSheet(rules: readonly CompiledRule[]): Promise<string> {
  return askAnswer('The style sheet of components', 'sheet', {
    rules: rules.map((rule) => ({ ...rule, css: adaptRule(rule.css), raw: undefined })),
    layers: true,
  });
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

/**
 * Distributes the rules of a page's samples among as few style sheets as possible: samples in which one name has
 * different meanings, such as two versions of a file of variables, can't share one.
 * @returns the index of each sample's style sheet, and the rules of the style sheets
 */
export function shareSheets(samples: readonly (readonly CompiledRule[])[]): {
  places: number[];
  sheets: CompiledRule[][];
} {
  const sheets: Map<string, CompiledRule>[] = [];
  const places = samples.map((rules) => {
    const fits = (sheet: Map<string, CompiledRule>) =>
      rules.every(({ className, css }) => (sheet.get(className)?.css ?? css) === css);
    let place = sheets.findIndex(fits);
    if (place === -1) place = sheets.push(new Map()) - 1;
    for (const rule of rules) sheets[place]?.set(rule.className, rule);
    return place;
  });
  return { places, sheets: sheets.map((sheet) => [...sheet.values()]) };
}
