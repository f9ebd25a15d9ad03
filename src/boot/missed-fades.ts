/**
 * A fade from one full load to the next that Chromium 156 leaves out, because the new page is shown before
 * its style sheet is read, is reported as an error of that page: of a promise that is given to no script.
 */
export function ignoreMissedFades(): void {
  // What is answered with false is not reported: "InvalidStateError: Transition was aborted because of …".
  self.onunhandledrejection = ({ reason }) => !/: Transit/.test(reason);
}
