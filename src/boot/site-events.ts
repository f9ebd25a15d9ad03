/** Something that can't be loaded; null if it loaded after all. */
export type LoadFailure = {
  /** What happened, and what to do. */
  text?: string;
  /** Retries; without it, the page is reloaded. */
  retry?: () => void;
} | null;

/** A text field that the visitor asked for, with its initial text. */
export type Ask = {
  query: string;
  /** True if the text is the selection on the page: typing replaces it. */
  selected: boolean;
};

declare global {
  /**
   * What the visitor asked for until its code is loaded; what is typed meanwhile is added. Null if the control was
   * only pointed at or focused, which loads its code.
   */
  var __SITE_ASKED__: Ask | null | undefined;
  interface WindowEventMap {
    'site:failure': CustomEvent<LoadFailure>;
    'site:code': CustomEvent<Promise<unknown>>;
  }
}

/** Events on the window by which the parts of a page, boot script and islands alike, notify each other. */

/** Another page is shown: its parts have to be started. */
export const pageEvent = 'site:page';

/** The links of a section have been put beside the page. */
export const sectionEvent = 'site:section';

/** Something can't be loaded, or loaded after all; the detail is a `Failure` or an error. */
export const failureEvent = 'site:failure';

/** Code is being loaded; the detail is its promise. */
export const codeEvent = 'site:code';

/**
 * Makes the page report a failure.
 * @param detail a `Failure` or an error; null removes the report
 */
export function reportFailure(detail: unknown): void {
  tell(failureEvent, detail);
}

/** Makes the page report code that can't be loaded or takes long. */
export function followCode(detail: Promise<unknown>): void {
  tell(codeEvent, detail);
}

function tell(type: string, detail: unknown): void {
  dispatchEvent(new CustomEvent(type, { detail }));
}
