import type { Fault } from '../faults/fault.ts';

/** What the process that builds the site gives to the bundle that renders it. */
export type RenderHost = {
  /** The HTML that was made from the same input before, in this build or in another. */
  reuse: (key: string) => string | undefined;
  keep: (key: string, html: string) => void;
  /** @param file path in the output, not encoded: `/docs/learn/index.html` */
  write: (file: string, text: string) => void;
  /** @param page the path of the page that cannot be rendered */
  fail: (page: string, fault: Omit<Fault, 'file'>) => void;
};

declare global {
  /** Absent where the bundle alone is wanted. */
  var __SITE_RENDER__: RenderHost | undefined;
}
