import type { PluggableList } from 'unified';
import type { SiteConfig } from '../config/schema.ts';
import type { DiagnosticText } from '../diagnostics/diagnostic.ts';
import type { MetaProblem } from './code/line-ranges.ts';
import type { CommentProblem } from './code/marked-lines.ts';
import type { FenceAttribute, PageBlock } from './code/page-block.ts';
import type { SourceReader } from './source-reader.ts';

/** The settings in `site.config.ts` that affect what a feature adds to compiled content. */
export type PartChoices = Readonly<Record<string, string | number | boolean>>;

/**
 * The features of a site that add to compiling, each with its settings. Plain data, because it is part of the
 * cache key, and is passed to threads and child processes.
 */
export type CompileChoices = Readonly<Record<string, PartChoices>>;

/** The key of the settings for all texts, which belong to no feature. */
export const textChoices = 'texts';

/** The settings for all texts. */
export type TextChoices = {
  /** The format of files whose front matter has none. */
  format: 'mdx' | 'md' | 'detect';
  /** How missing pictures and other files are reported. */
  missingFiles: 'throw' | 'warn' | 'ignore';
  /** How ids that a file has twice are reported; as errors if absent. */
  repeatedIds?: 'warn' | 'ignore';
  /** The base path, which addresses of files may include; absent if it is `/`. */
  baseUrl?: string;
};

/**
 * The names that a feature adds to the meta of fences. They are in a separate file (`words`), so that a site
 * without the feature can recognize them without loading anything else of it.
 */
export type FenceWords = {
  /** The names that hints list. */
  common: readonly string[];
  others: readonly string[];
};

/** A block of a page with the code that its author wrote, including comments about lines. */
export type WrittenBlock = PageBlock & { written: string };

/** The code that a feature writes into a block. */
export type FilledBlock = {
  code: string;
  /** For a block without an author's title. */
  title?: string;
  /** What is wrong with the code that the author wrote. */
  problems: readonly CommentProblem[];
};

/** The steps that a feature adds to the pipeline. */
export type CompileSteps = {
  /** Syntax for Markdown: plugins of the parser, in the first place, and which texts may contain it. */
  syntax?: { plugins: PluggableList; mayBeIn: (text: string) => boolean };
  /** After fences are read: each `pre` has its `pageBlock`. */
  afterFences?: PluggableList;
  /** After code is highlighted and the text for the search is collected. */
  afterHighlight?: PluggableList;
};

/**
 * What a feature adds to compiling content: the constant `compile` in its file `compile`. Everything that reads
 * the configuration loads this file, so it should load on demand what only some pages need.
 * Steps store what they find out about a page, under the feature's name, in `file.data.features` (facts, which
 * stay in memory) and `file.data.kept` (stored on disk with the text). The feature adds the types to the
 * interfaces `FeatureFacts` and `KeptByFeatures`.
 */
export type CompilePart = {
  /** @param site undefined if the configuration is invalid */
  choices?: (site: SiteConfig | undefined) => PartChoices;
  /** Whether pages take many times as long to compile as without the feature. */
  isSlow?: (choices: PartChoices) => boolean;
  /**
   * Checks the attributes of features in a fence.
   * @param attributes those of all features
   * @param start the offset of the meta, for problems of the whole
   */
  checkFence?: (attributes: readonly FenceAttribute[], start: number) => MetaProblem[];
  /** Whether the feature writes the code of a block with these attributes. */
  fillsBlock?: (attributes: readonly FenceAttribute[]) => boolean;
  /**
   * Writes the code of these blocks.
   * @param blocks all blocks of a page
   * @returns for each block its code, or why there is none; undefined for blocks of others
   */
  fillBlocks?: (
    blocks: readonly WrittenBlock[],
    reader: SourceReader,
  ) => Promise<readonly (FilledBlock | DiagnosticText | undefined)[]>;
  /** @param extent the whole page, or the part that lists show */
  steps?: (choices: PartChoices, extent: 'whole' | 'preview') => CompileSteps;
};

/** A feature of the site. */
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
  /** The names of features that the site lacks. */
  lacking: readonly { feature: string; words: FenceWords }[];
};

/** For compiling without features. */
export const noFeatures: CompileFeatures = { parts: [], lacking: [] };
