import type { ContentFacts } from '../content/content-facts.ts';
import type { TextBlock } from '../content/text-block.ts';

/**
 * What a page shows of a file: finished HTML where no component is in it, else the body of a
 * function that makes it (see `components/content-body`). Links in it are marked: `link-marks`.
 */
export type CompiledBody = { html: string } | { code: string };

/**
 * What features keep of a page beside its text, by the name of the feature, as plain data. Each adds
 * its type to this interface.
 */
export interface KeptByFeatures {
  readonly [feature: string]: unknown;
}

/** What is known of a content file once it is compiled: plain data that can be stored. */
export type CompiledContent = Omit<ContentFacts, 'key'> & {
  body: CompiledBody;
  /** The same for the part above the truncate marker. */
  preview?: CompiledBody;
  /** What there is to read in it. */
  blocks: TextBlock[];
  kept?: KeptByFeatures;
};
