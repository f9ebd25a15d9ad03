import type { ContentFacts, TextBlock } from '../content/content-facts.ts';

/**
 * The compiled text of a file: finished HTML if it contains no component, otherwise the body of a function that
 * renders it (see `components/content-body`). Its links are marked: `link-marks`.
 */
export type CompiledBody = { html: string } | { code: string };

/**
 * What features store with a page's text, by the name of the feature, as plain data. Each feature adds its type to
 * this interface.
 */
export interface KeptByFeatures {
  readonly [feature: string]: unknown;
}

/** A compiled content file: plain data that can be stored. */
export type CompiledContent = Omit<ContentFacts, 'key'> & {
  body: CompiledBody;
  /** The part above the truncate marker. */
  preview?: CompiledBody;
  /** The readable text. */
  blocks: TextBlock[];
  kept?: KeptByFeatures;
};
