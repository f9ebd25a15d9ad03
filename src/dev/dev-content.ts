import { setTimeout as sleep } from 'node:timers/promises';
import { digest } from '../cache/disk-cache.ts';
import type { CompileChoices } from '../compile/compile-part.ts';
import { type Fault, formatFaults, isError } from '../faults/fault.ts';
import { tellLong } from '../process/tell-long.ts';
import { type CachingCompiler, createContentCompiler } from '../read/content-cache.ts';
import { hasTexts } from '../read/content-source.ts';
import { type ReadContent, readContent } from '../read/read-content.ts';
import {
  createEarlyContent,
  type EarlyContent,
  isOther,
  type SiteOutline,
} from './early-content.ts';
import { type PageErrors, sortErrors } from './page-errors.ts';
import { createPageRequests } from './page-requests.ts';

/** The configuration of a development server, which may change while it runs. */
export type DevConfig = {
  /** What is wrong with it. */
  faults: () => readonly Fault[];
  /** Whether a file, by its full path, is part of it. */
  includes: (file: string) => boolean;
  /** What the routes of docs begin with. */
  docsBase?: () => string;
  /** How the server was set up to compile content. */
  choices: CompileChoices;
  /** Reads it anew. @returns whether the server was set up by what is another now */
  reload: () => Promise<{ restart: boolean }>;
};

/** No answer waits longer for the first check, in milliseconds. */
const timeoutMs = 1000;

export type DevContent = ReturnType<typeof createDevContent>;

/**
 * Content and configuration as they are now; each look waits for what has just changed.
 * @param check all faults of content that was read
 * @param outline tells what pages a site has; where it is given, first pages don't wait for all content
 */
export function createDevContent(
  root: string,
  config: DevConfig,
  check: (content: ReadContent) => Fault[] | Promise<Fault[]>,
  outline?: (content: ReadContent) => SiteOutline,
) {
  const requests = createPageRequests();
  let compile: CachingCompiler | undefined;
  /** Only until all content was read for the first time. */
  let early: EarlyContent | undefined;
  let whole: Promise<void> = Promise.resolve();
  let reloading: Promise<{ restart: boolean }> | undefined;
  let reading: Promise<ReadContent> | undefined;
  let finding: Promise<readonly Fault[]> | undefined;
  let changes = 0;
  let newest = 0;
  /** What content and faults are; only an edit of code asks. */
  let known = () => '';
  let isChecked = false;
  const start = Date.now();
  const print = createPrinter();
  const getCompiler = () => {
    const { whenIdle } = requests;
    compile ??= createContentCompiler(root, {
      choices: config.choices,
      leavesThread: true,
      whenIdle,
    });
    return compile;
  };
  const startEarly = () =>
    outline && createEarlyContent(root, getCompiler(), config.docsBase?.(), outline);
  const read = async (): Promise<ReadContent> => {
    reading ??= readContent(root, getCompiler(), true, undefined, config.docsBase?.());
    const [asked, content] = [reading, await reading];
    if (asked === reading) {
      if (hasTexts(root, content.index)) return content;
      // The cache may be deleted at any time.
      reading = undefined;
    }
    return read();
  };
  const readShown = () => (early ?? { read }).read();
  /** @param completed told when pages can be made of all content, and whether it is other then */
  const readWhole = async (completed: (isOther: boolean) => void) => {
    const content = await read();
    const shown = await early?.last();
    early = undefined;
    requests.stop();
    if (!shown) return;
    const changed = isOther(shown, content);
    if (changed) newest += 1;
    completed(changed);
  };
  const findErrors = async (): Promise<readonly Fault[]> => {
    await read();
    finding ??= find();
    return finding;
  };
  const find = async (): Promise<readonly Fault[]> => {
    const reload = reloading;
    await reload;
    // The configuration was saved again meanwhile.
    if (reload !== reloading) return find();
    const asked = changes;
    const ofConfig = config.faults();
    // A wrong configuration hides nothing of what is wrong with the files themselves.
    const content = await read();
    const faults = ofConfig.length > 0 ? [...ofConfig, ...content.faults] : await check(content);
    // What was saved meanwhile is checked by itself.
    if (asked !== changes) return findErrors();
    const text = formatFaults(faults);
    known = () => digest(JSON.stringify(content.index) + text);
    print(text);
    return faults.filter(isError);
  };
  /** No page waits for the first check where that takes long, as without a cache. */
  const findKnownErrors = async (): Promise<readonly Fault[]> => {
    if (isChecked) return findErrors();
    const content = await readShown();
    const known = [...config.faults(), ...content.faults].filter(isError);
    if (early) return known;
    return Promise.race([findErrors(), sleep(timeoutMs, known, { ref: false })]);
  };
  /** The errors by page; content and errors are of the same moment. */
  const sort = async (): Promise<PageErrors> => {
    const asked = changes;
    const errors = await findKnownErrors();
    const content = await readShown();
    return asked === changes ? sortErrors(errors, content) : sort();
  };
  return {
    read,
    /** The same, but while all is compiled for the first time what pages that were prepared show. */
    readShown,
    /** Whether `readShown` gives less than all. */
    isEarly: () => early !== undefined,
    /**
     * Waits until the page at a route can be made.
     * @returns whether `readShown` gives something else than before
     */
    prepare: async (route: string | undefined): Promise<boolean> => {
      const isChanged = await early?.want(route);
      if (early && isChanged === undefined) {
        requests.stop();
        await whole;
      }
      return isChanged ?? false;
    },
    /** Notes that a page is being made: until its response ends, only what it shows is compiled. */
    track: requests.track,
    /** All that keeps pages from being shown; what is new is printed. */
    findErrors,
    /** The same, as far as it is known soon. */
    findKnownErrors,
    /**
     * Reads and checks for the first time, and says what goes on where that takes long.
     * @param completed told when all content is read, where pages were made before: whether they
     *   may show what is other now
     * @returns whether there are errors, which open pages may not know of
     */
    start: async (completed: (isOther: boolean) => void = () => {}) => {
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
    /** What keeps all pages from being shown. */
    findCommonErrors: async () => (await sort()).everywhere,
    /** What keeps the page at a route from being shown. */
    findErrorsAt: async (route: string | undefined): Promise<readonly Fault[]> => {
      const { everywhere, byRoute } = await sort();
      return [...((route !== undefined && byRoute.get(route)) || []), ...everywhere];
    },
    /** Another one after each change, and in each server: pages know by it how new they are. */
    version: () => `${start}-${newest}`,
    /** To be called where a file of the content changed, or one that it may name. */
    change: () => {
      changes += 1;
      newest += 1;
      reading = undefined;
      finding = undefined;
      early &&= startEarly();
    },
    /**
     * The same for a file of code, which content may show, import or name, and seldom does.
     * @returns whether content or faults are others now
     */
    changeCode: async () => {
      const before = known();
      changes += 1;
      reading = undefined;
      finding = undefined;
      await findErrors();
      if (known() === before) return false;
      newest += 1;
      return true;
    },
    /** The same for the configuration. @returns whether the server must be set up anew */
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

/** Prints a text where it is another one than before, and that there is none any more. */
function createPrinter(): (text: string) => void {
  let printed = '';
  return (text) => {
    if (text === printed) return;
    if (text === '') console.log('\nAll errors fixed.\n');
    else console.error(`\n${text}\n`);
    printed = text;
  };
}
