import { findFirefox, launchFirefox } from './firefox.ts';
import type { Visitor } from './walk-site.ts';
import { findWebkit, launchWebkit } from './webkit.ts';

export type OtherBrowser = {
  name: string;
  isInstalled: boolean;
  launch: () => Promise<Visitor & { close: () => Promise<void> }>;
};

/** The browsers besides Chromium in which a test runs if they are installed. */
export const otherBrowsers: readonly OtherBrowser[] = [
  describeBrowser('Firefox', findFirefox(), launchFirefox),
  describeBrowser('WebKit', findWebkit(), launchWebkit),
];

function describeBrowser<Program>(
  name: string,
  program: Program | undefined,
  launch: (program: Program) => ReturnType<OtherBrowser['launch']>,
): OtherBrowser {
  return {
    name,
    isInstalled: program !== undefined,
    launch: async () => {
      if (program === undefined) throw new Error(`${name} is not installed.`);
      return launch(program);
    },
  };
}
