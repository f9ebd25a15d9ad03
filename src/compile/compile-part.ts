import type { PluggableList } from 'unified';
import type { FaultText } from '../faults/fault.ts';
import type { SiteConfig } from '../site/schema.ts';
import type { MetaProblem } from './code/line-ranges.ts';
import type { CommentProblem } from './code/marked-lines.ts';
import type { FenceAttribute, PageBlock } from './code/page-block.ts';
import type { SourceReader } from './source-reader.ts';

/** What `site.config.ts` says that decides what a feature adds to compiled content. */
export type PartChoices = Readonly<Record<string, string | number | boolean>>;

/**
 * The features that a site has and that add to compiling, each with its choices. It is plain data:
 * it is part of the cache key, and threads and child processes get it.
 */
export type CompileChoices = Readonly<Record<string, PartChoices>>;

/** The name of the choices that are no feature's, but about all texts. */
export const textChoices = 'texts';

/** What the configuration says of all texts. */
export type TextChoices = {
  /** What is written in files whose front matter does not say it. */
  format: 'mdx' | 'md' | 'detect';
  /** What becomes of pictures and other files that are shown and not there. */
  missingFiles: 'throw' | 'warn' | 'ignore';
};

/**
 * The words that a feature adds to the meta of a fence. They are in a file of their own (`words`), so
 * that a site without the feature can tell an author who uses one, and loads nothing else of it.
 */
export type FenceWords = {
  /** Those that hints list. */
  common: readonly string[];
  others: readonly string[];
};

/** A block of a page, and the code that its author wrote, comments that mark lines included. */
export type WrittenBlock = PageBlock & { written: string };

/** The code that a feature writes into a block. */
export type FilledBlock = {
  code: string;
  /** For a block whose author gives none. */
  title?: string;
  /** What is wrong with the code that the author wrote there. */
  problems: readonly CommentProblem[];
};

/** The steps that a feature adds to the pipeline. */
export type CompileSteps = {
  /** Once fences are read: each `pre` has its `pageBlock`. */
  afterFences?: PluggableList;
  /** Once code is highlighted and the text for the search is collected. */
  afterHighlight?: PluggableList;
};

/**
 * What a feature adds to compiling content: the constant `compile` in its file `compile`. It is loaded
 * by everything that reads the configuration, so it requires what only some pages need.
 *
 * What a step finds out about a page it puts, under the feature's name, into `file.data.features`
 * (facts, which stay in memory) and `file.data.kept` (kept on disk with the text). The feature adds
 * the types to the interfaces `FeatureFacts` and `KeptByFeatures`.
 */
export type CompilePart = {
  /** @param site undefined where the configuration cannot be read */
  choices?: (site: SiteConfig | undefined) => PartChoices;
  /** Whether a page takes many times as long to compile as one without the feature. */
  isSlow?: (choices: PartChoices) => boolean;
  /**
   * What is wrong with a fence that uses words of features.
   * @param attributes those of all features
   * @param start where the meta begins, for what is wrong with the whole
   */
  checkFence?: (attributes: readonly FenceAttribute[], start: number) => MetaProblem[];
  /** Whether the feature writes the code of a block that says this. */
  fillsBlock?: (attributes: readonly FenceAttribute[]) => boolean;
  /**
   * Writes the code of these blocks.
   * @param blocks all blocks of a page
   * @returns for each of them its code, or why there is none; undefined for what others write
   */
  fillBlocks?: (
    blocks: readonly WrittenBlock[],
    reader: SourceReader,
  ) => Promise<readonly (FilledBlock | FaultText | undefined)[]>;
  /** @param part the whole page, or what lists show of it */
  steps?: (choices: PartChoices, part: 'whole' | 'preview') => CompileSteps;
};

/** A feature that a site has. */
export type LoadedPart = {
  feature: string;
  part: CompilePart;
  choices: PartChoices;
  words?: FenceWords;
};

/** What the features of a site add to compiling. */
export type CompileFeatures = {
  parts: readonly LoadedPart[];
  texts?: TextChoices;
  /** The words of features that the site lacks. */
  lacking: readonly { feature: string; words: FenceWords }[];
};

/** Of what no feature adds to. */
export const noFeatures: CompileFeatures = { parts: [], lacking: [] };
