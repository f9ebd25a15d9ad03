/** What an error that is thrown while a page is rendered means most of the time, and what to do then. */
const remedies: readonly [RegExp, (...found: string[]) => string][] = [
  [
    /^(window|document|navigator|localStorage|sessionStorage|location|self|HTMLElement) is not defined/,
    (name) =>
      `Pages are rendered without a browser. Read ${name} in useEffect, in a component whose file starts with 'use client'.`,
  ],
  [
    /^(?:.*\b)?(use[A-Z]\w*|createContext)\b.* is not a function|^Invalid hook call/,
    (name = 'This') =>
      `${name} works in components for browsers only: write 'use client' in the first line of the component's file.`,
  ],
  [
    /^Cannot read properties of (undefined|null) \(reading '(.+?)'\)/,
    (value, name) => `What is read there is ${value}. Check its name, or write ?.${name}.`,
  ],
  [/^(\S+) is not defined/, (name) => `Import or define ${name}, or correct its name.`],
  [
    /^Functions cannot be passed directly to Client Components|^Event handlers cannot be passed/,
    () => "Move the function into the component's file, which starts with 'use client'.",
  ],
  [
    /^Objects are not valid as a React child/,
    () => 'Show a part of the object that is text, or JSON.stringify it.',
  ],
  [/Cannot find package '(.+?)'/, (name) => `Install it: npm install ${name}`],
  [/^(\S+) is not a function/, (name) => `Check what ${name} is and where it comes from.`],
];

/** What to do about an error by what it says; undefined for what nobody can tell. */
export function suggestRemedy(message: string): string | undefined {
  for (const [pattern, say] of remedies) {
    const found = pattern.exec(message);
    if (found) return say(...found.slice(1));
  }
  return undefined;
}
