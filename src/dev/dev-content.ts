import { setTimeout as sleep } from 'node:timers/promises';
import type { CompileChoices } from '../compile/compile-part.ts';
import { type CachingCompiler, createContentCompiler } from '../compile/files/content-cache.ts';
import { hasTexts } from '../compile/files/content-source.ts';
import { type ReadContent, readContent } from '../compile/files/read-content.ts';
import type { DocsPlace } from '../content/docs-sets.ts';
import { mapModuleImporters } from '../content/modules/map-module-importers.ts';
import { type Diagnostic, formatDiagnostics, isError } from '../diagnostics/diagnostic.ts';
import { digest } from '../node/disk-cache.ts';
import { tellLong } from '../node/tell-long.ts';
import {
  createEarlyContent,
  type EarlyContent,
  isOutdated,
  type SiteOutline,
} from './early-content.ts';
import { type PageErrors, sortErrors } from './page-errors.ts';

/** The configuration of a development server, which may change while it runs. */
export type DevConfig = {
  /** The current diagnostics of the configuration. */
  diagnostics: () => readonly Diagnostic[];
  /**
   * Whether a file is part of the configuration.
   * @param file its full path
   */
  includes: (file: string) => boolean;
  /** Where docs are. */
  docsPlace?: () => DocsPlace;
  /** The settings for compiling content that the server started with. */
  choices: CompileChoices;
  /**
   * Reads the configuration again.
   * @returns whether the server must restart
   */
  reload: () => Promise<{ restart: boolean }>;
};

/** Finds all diagnostics of content. */
export type DevCheck = (content: ReadContent) => Diagnostic[] | Promise<Diagnostic[]>;

/** No page waits longer for the first check, in milliseconds. */
const firstCheckMs = 1000;

export type DevContent = ReturnType<typeof createDevContent>;

/**
 * The current content and configuration; each read waits for the result of the latest change.
 * @param outline lists the pages of a site; if it is given, the first pages don't wait for all content
 */
export function createDevContent(
  root: string,
  config: DevConfig,
  check: DevCheck,
  outline?: (content: ReadContent) => SiteOutline,
) {
  let isChecked = false;
  let compile: CachingCompiler | undefined;
  /** Set until all content has been read for the first time. */
  let early: EarlyContent | undefined;
  let whole: Promise<void> = Promise.resolve();
  let reloading: Promise<{ restart: boolean }> | undefined;
  let reading: Promise<ReadContent> | undefined;
  let finding: Promise<readonly Diagnostic[]> | undefined;
  let changes = 0;
  let newest = 0;
  /** A text that identifies the current content and diagnostics; only edits of code compare it. */
  let identify = () => '';
  const start = Date.now();
  let printed = '';
  /** Prints errors if they differ from the previous ones. */
  const print = (text: string) => {
    if (text === printed) return;
    if (text === '') console.log('\nAll errors fixed.\n');
    else console.error(`\n${text}\n`);
    printed = text;
  };
  const getCompiler = () => {
    compile ??= createContentCompiler(root, { choices: config.choices, leavesThread: true });
    return compile;
  };
  const startEarly = () =>
    outline && createEarlyContent(root, getCompiler(), config.docsPlace?.(), outline);
  const read = async (): Promise<ReadContent> => {
    reading ??= readContent(root, getCompiler(), true, undefined, config.docsPlace?.());
    const [started, content] = [reading, await reading];
    if (started === reading) {
      if (hasTexts(root, content.index)) return content;
      // The cache may be deleted at any time.
      reading = undefined;
    }
    return read();
  };
  const readShownContent = () => (early ?? { read }).read();
  /** @param completed called when all content is available, with whether it differs from what pages have shown */
  const readWhole = async (completed: (isOutdated: boolean) => void) => {
    const content = await read();
    const shown = await early?.last();
    early = undefined;
    if (!shown) return;
    const changed = isOutdated(shown, content);
    if (changed) newest += 1;
    completed(changed);
  };
  const findErrors = async (): Promise<readonly Diagnostic[]> => {
    await read();
    finding ??= find();
    return finding;
  };
  const find = async (): Promise<readonly Diagnostic[]> => {
    const reload = reloading;
    await reload;
    // The configuration was saved again meanwhile.
    if (reload !== reloading) return find();
    const change = changes;
    const ofConfig = config.diagnostics();
    // The diagnostics of files are reported even if the configuration is invalid.
    const content = await read();
    const diagnostics =
      ofConfig.length > 0 ? [...ofConfig, ...content.diagnostics] : await check(content);
    // The next change is checked separately.
    if (change !== changes) return findErrors();
    const text = formatDiagnostics(diagnostics);
    identify = () => digest(JSON.stringify(content.index) + text);
    print(text);
    return diagnostics.filter(isError);
  };
  /** Doesn't wait for the first check if that takes long, as it does without a cache. */
  const findKnownErrors = async (): Promise<readonly Diagnostic[]> => {
    if (isChecked) return findErrors();
    const content = await readShownContent();
    const knownErrors = [...config.diagnostics(), ...content.diagnostics].filter(isError);
    if (early) return knownErrors;
    return Promise.race([findErrors(), sleep(firstCheckMs, knownErrors, { ref: false })]);
  };
  /** The errors by page; content and errors are from the same moment. */
  const sort = async (): Promise<PageErrors> => {
    const change = changes;
    const errors = await findKnownErrors();
    const content = await readShownContent();
    if (change !== changes) return sort();
    return sortErrors(errors, content, (sources) => mapModuleImporters(root, sources));
  };
  return {
    read,
    /** The content for pages: until all content is compiled for the first time, only that of requested pages. */
    readShownContent,
    /** Whether `readShownContent` returns only part of the content. */
    isEarly: () => early !== undefined,
    /**
     * Waits until the page at a route can be rendered.
     * @returns whether `readShownContent` returns more than before
     */
    prepare: async (route: string | undefined): Promise<boolean> => {
      const isChanged = await early?.prioritize(route);
      if (early && isChanged === undefined) await whole;
      return isChanged ?? false;
    },
    /** All that keeps pages from being shown; what is new is printed. */
    findErrors,
    /** The same, without waiting long for the first check. */
    findKnownErrors,
    /**
     * Reads and checks everything for the first time, and prints progress if that takes long.
     * @param completed called when all content has been read, if pages were rendered before: whether they may be
     * outdated now
     * @returns whether there are errors that open pages may not show yet
     */
    start: async (completed: (isOutdated: boolean) => void = () => {}) => {
      early = startEarly();
      whole = readWhole(completed);
      await tellLong(
        'Compiling all content for the first time. Pages you open come first.',
        whole,
        describeEnd,
      );
      const errors = await tellLong(
        'Checking content and samples. You can open pages already.',
        findErrors(),
        describeEnd,
      );
      isChecked = true;
      if (errors.length > 0) newest += 1;
      return errors.length > 0;
    },
    /** Finds the errors that affect all pages. */
    findCommonErrors: async () => (await sort()).everywhere,
    /** Finds the errors that affect the page at a route. */
    findErrorsAt: async (route: string | undefined): Promise<readonly Diagnostic[]> => {
      const { everywhere, byRoute } = await sort();
      return [...((route !== undefined && byRoute.get(route)) || []), ...everywhere];
    },
    /** Whether the site has a page at a route; true if that isn't known. */
    hasPage: async (route: string): Promise<boolean> =>
      outline === undefined || outline(await readShownContent()).pages.has(route),
    /** Identifies the content; different after each change, and in each server. */
    version: () => `${start}-${newest}`,
    /** Call this when a file of the content changed, or one that content may refer to. */
    change: () => {
      changes += 1;
      newest += 1;
      reading = undefined;
      finding = undefined;
      early &&= startEarly();
    },
    /**
     * Call this when a file of code changed: content sometimes shows, imports or refers to code.
     * @returns whether content or diagnostics differ now
     */
    changeCode: async () => {
      const before = identify();
      changes += 1;
      reading = undefined;
      finding = undefined;
      await findErrors();
      if (identify() === before) return false;
      newest += 1;
      return true;
    },
    /**
     * Call this when the configuration changed.
     * @returns whether the server must restart
     */
    changeConfig: async () => {
      changes += 1;
      newest += 1;
      reloading = config.reload();
      finding = undefined;
      return (await reloading).restart;
    },
  };
}

const describeEnd = (seconds: string) => `Done in ${seconds} s.`;
