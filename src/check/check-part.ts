import type { Fault } from '../faults/fault.ts';
import type { ReadContent } from '../read/read-content.ts';
import type { SiteConfig } from '../site/schema.ts';

export type CheckOptions = {
  /** Whether it will be asked again soon, as in dev. */
  keep: boolean;
};

/** What a feature adds to the checks of content: the constant `check` of its `check.ts`. */
export type CheckPart = (
  root: string,
  options: CheckOptions,
) => (site: SiteConfig, content: ReadContent) => Fault[] | Promise<Fault[]>;
