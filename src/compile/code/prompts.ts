/** The signs of a program in front of what is typed into it. */
export type Prompts = {
  first: RegExp;
  /** In front of the further lines of what is typed. */
  next?: RegExp;
  /** The start of a text of several lines, and the word that ends it. */
  text?: RegExp;
  /** Whether the sign may be something else, unless the code begins with it. */
  isVague?: true;
};

/** The name of a user, a host, a folder or a program, in front of the sign. */
const place = String.raw`(?:\[[^\]]*\]|[\w.-]+@[\w.-]+(?:[:\s]\S*)?|[~/][\w./~-]*|(?:ba|z)?sh-[\d.]+)\s?`;
const start = String.raw`^\s*(?:\([^()\s]+\)\s+)?`;
const inShell = { next: /^\s*> /, text: /(?<!<)<<-?\s*["']?([A-Za-z_]\w*)/ };
const shell: Prompts = {
  first: new RegExp(`${start}(?:(?:${place})?[$%❯➜]|${place}#)(?: |$)`),
  ...inShell,
};
/** In most shells this is a comment. */
const root: Prompts = { first: /^\s*#(?: |$)/, ...inShell };
const powershell: Prompts = { first: /^PS(?: [^>]*)?> ?/, next: /^>> ?/ };
const cmd: Prompts = { first: /^[A-Za-z]:\\[^>]*>/ };
const python: Prompts = {
  first: /^(?:>>>|In \[\d+\]:)(?: |$)/,
  next: /^(?:\.\.\.| +\.\.\.:)(?: |$)/,
};
const node: Prompts = { first: /^> /, next: /^(?:\.\.\.|\|) ?/, isVague: true };
const vague = [shell, python, powershell, cmd].map((prompts): Prompts => {
  return { ...prompts, isVague: true };
});

const listByNames: [string, Prompts[]][] = [
  ['sh bash shell shellscript zsh fish', [shell]],
  ['console shellsession sh-session shell-session', [shell, powershell, cmd, root]],
  ['text', vague],
  ['powershell ps ps1 pwsh', [powershell]],
  ['bat batch cmd', [cmd]],
  ['py python', [python]],
  ['js javascript ts typescript jsx tsx node', [node]],
  ['rb ruby', [{ first: /^(?:irb(?:\([^)]*\))?[:\d]*>|>>) / }]],
  ['ex exs elixir', [{ first: /^iex(?:\(\d+\))?> /, next: /^\.\.\.(?:\(\d+\))?> / }]],
  ['hs haskell', [{ first: /^(?:ghci|Prelude)> / }]],
  ['clj clojure', [{ first: /^[\w.-]+=> / }]],
  ['scala', [{ first: /^scala> /, next: /^ +\| / }]],
  ['r', [{ first: /^> /, next: /^\+ /, isVague: true }]],
  ['lua', [{ first: /^> /, next: /^>> /, isVague: true }]],
  [
    'sql mysql postgres plsql',
    [
      {
        first: /^(?:(?:mysql|sqlite|SQL|MariaDB \[[^\]]*\])>|[\w-]+=[#>]) /,
        next: /^(?: *->| *\.\.\.>|[\w-]+[-('"][#>]) /,
      },
    ],
  ],
];
const byLanguage = new Map(
  listByNames.flatMap(([names, list]) => names.split(' ').map((name) => [name, list] as const)),
);

/**
 * The prompts in a block of code; undefined if it has none.
 * @param language its name in lower case
 */
export function findPrompts(language: string, lines: readonly string[]): Prompts | undefined {
  return byLanguage.get(language)?.find(({ first, isVague }) => {
    return (isVague ? lines.slice(0, 1) : lines).some((line) => first.test(line));
  });
}
