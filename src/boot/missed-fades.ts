/**
 * Chromium 156 skips the fade between two full loads if the new page is shown before its style sheet is
 * read, and reports the transition's promise, which no script has, as an unhandled rejection of the page.
 */
export function ignoreMissedFades(): void {
  // Returning false suppresses the report of "InvalidStateError: Transition was aborted because of …" alone.
  self.onunhandledrejection = ({ reason }) => !/: Transit/.test(reason);
}
