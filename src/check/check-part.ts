import type { ReadContent } from '../compile/files/read-content.ts';
import type { SiteConfig } from '../config/schema.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';

export type CheckOptions = {
  /** Whether the check will run again soon, as in dev, so that it may keep state. */
  willRepeat: boolean;
};

/** The checks that a feature adds: the constant `check` in its `check.ts`. */
export type CheckPart = (
  root: string,
  options: CheckOptions,
) => (site: SiteConfig, content: ReadContent) => Diagnostic[] | Promise<Diagnostic[]>;
