/** What cannot be had; null where it came after all. */
export type Failure = {
  /** What happened, and what to do. */
  text?: string;
  /** Tries again; else the page is loaded anew. */
  retry?: () => void;
} | null;

/** Something to type into that was asked for, with what it begins with. */
export type Ask = {
  query: string;
  /** True for the text that was selected on the page: what is typed takes its place. */
  selected: boolean;
};

declare global {
  /**
   * Waits here until its code comes; what is typed by then is added. Null where it was only pointed at, or
   * has the focus: the code is loaded then.
   */
  var __SITE_ASKED__: Ask | null | undefined;
  interface WindowEventMap {
    'site:failure': CustomEvent<Failure>;
    'site:code': CustomEvent<Promise<unknown>>;
  }
}

/** What parts of a page tell each other by way of the window, boot script and islands alike. */

/** Another page shows: what has to be started anew in it can be. */
export const pageEvent = 'site:page';

/** Links of a section have been put beside the page. */
export const sectionEvent = 'site:section';

/** What was asked for does not come, or came after all; the detail is a `Failure` or an error. */
export const failureEvent = 'site:failure';

/** Code is on its way; the detail is its promise. */
export const codeEvent = 'site:code';

export function reportFailure(detail: unknown): void {
  tell(failureEvent, detail);
}

/** Has the page say where code does not come, and where it takes long. */
export function followCode(detail: Promise<unknown>): void {
  tell(codeEvent, detail);
}

function tell(type: string, detail: unknown): void {
  dispatchEvent(new CustomEvent(type, { detail }));
}
