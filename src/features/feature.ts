import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { CheckPart } from '../check/check-part.ts';
import type { CompilePart, FenceWords } from '../compile/compile-part.ts';
import type { ContentPart } from '../content/content-part.ts';
import type { ServerPart } from '../outputs/server-part.ts';
import type { PluginsPart } from '../publish/bundle/plugins-part.ts';
import type { TablePart } from '../site/table/table-part.ts';

/**
 * What a feature can add to a site. Each part is a constant with that name, in a file with that name in the
 * feature's folder. Only `field` is required. See docs/features.md.
 */
export type Feature = {
  /** The schema of its field in `site.config.ts`. */
  field: z.ZodType;
  /** Pages and files. */
  table?: TablePart;
  /** Attributes for the meta of fences. */
  words?: FenceWords;
  /** Steps of the pipeline, settings that affect compiling, and data stored with a page. */
  compile?: CompilePart;
  /** Checks of content. */
  check?: CheckPart;
  /** The content of its own file. */
  content?: ContentPart;
  /** Plugins of the bundler. */
  plugins?: PluginsPart;
  /** Views of its pages, texts of its files, an item of the navbar. */
  server?: ServerPart;
};

/** What its scripts add in browsers, by file. */
export type BrowserParts = {
  /** In the script of every page. */
  boot?: Partial<typeof import('../boot/boot-hooks.ts')>;
  'app-start'?: Partial<typeof import('../boot/app-start-hooks.ts')>;
  'page-part'?: Partial<typeof import('../boot/page-part-hooks.ts')>;
  /** In the app of every page. */
  client?: { Island: ComponentType };
};
