import { expect, test } from 'vitest';
import { readMessages } from '../api-tables/read-messages.ts';
import { readClaims, readProofs } from './proofs.ts';
import { readPages } from './read-blocks.ts';

/** Sentences of these kinds are easily wrong, and need a proof. */
const kinds: Record<string, (sentence: string, page: string) => boolean> = {
  message: (sentence) =>
    /`[A-Z][\w']* [^`]* [^`\s]+[.?]`/.test(sentence) ||
    spansOf(sentence).some((span) => /^[A-Z]\w* .* \S/.test(span) && isSaid(span)),
  list: (sentence) => spansOf(sentence).filter((span) => !/\s/.test(span)).length >= 5,
  order: (sentence) =>
    /\b(?:over|overrides?|below|above)\b/.test(sentence) &&
    /\b(?:wins?|overrides?|ranks?|decides)\b/.test(sentence) &&
    spansOf(sentence).length >= 2,
  number: (sentence) =>
    /(?<![\w.#-])\d+(?:\.\d+)?\s?(?:px|pixels|%|kB|ms|lines|conditions|rules)(?!\w)/.test(
      sentence.replace(/`[^`]*`/g, ''),
    ),
  version: (sentence) =>
    /\b0\.(?!13\b)\d+(?:\.\d+)?\b|\b[A-Z][\w.]+ \d/.test(
      sentence.replace(/`[^`]*`|\]\([^)]*\)/g, ''),
    ),
  effect: (sentence) =>
    /`[^`]*`[^`]{0,40}\b(?:becomes?|compiles? to|is|gives?|means?)\b[^`]{0,12}`|`.*\bwins? over\b|\bwins? over\b.*`/.test(
      sentence,
    ),
  tool: (sentence) =>
    /`/.test(sentence) &&
    /\b(?:compiler|plugin|TypeScript|linter|`valid-styles`|`valid-shorthands`)[^.:;]* (?:rejects?|reports?|ignores?|accepts?|drops?|keeps?)\b/.test(
      sentence,
    ),
  action: (sentence) =>
    /`/.test(sentence) &&
    /\b(?:adds|applies|drops|ignores|inherits|keeps|loses|mirrors|overrides|removes|replaces|resets|stays|wraps|writes)\b|doesn't (?:inherit|merge|override|remove|replace|reset)\b/.test(
      sentence,
    ),
  type: (sentence) =>
    /`/.test(sentence) &&
    /\btype errors?\b|\bassignable\b|\b(?:is|are)(?:n't)? allowed\b/.test(sentence),
  count: (sentence) =>
    /`/.test(sentence) &&
    /\b(?:twice|two|three|four|five|six|seven|eight|nine|ten)\b/.test(sentence),
  /** A page of the API states it in bold. */
  rule: (sentence, page) => page.startsWith('docs/api/') && /^\*\*[^*]+\.\*\*/.test(sentence),
  /** Advice begins with "Don't", and is no claim. */
  negation: (sentence) =>
    /\b(?:isn't|aren't|can't|cannot|doesn't|don't|won't|never)\b/.test(sentence),
  /** Also without code in it. */
  otherTool: (sentence) =>
    /\b(?:Chrome|Firefox|Safari)\b/.test(sentence) ||
    /\b(?:Babel|ESLint|Jest|Next\.js|React|Storybook|Tailwind|Vite|Vitest|jsdom|webpack)(?: \w+)? (?:doesn't|can't|never|compiles|drops|ignores|injects|keeps|loads|loses|reads|removes|skips)\b/.test(
      sentence,
    ),
  option: (sentence) =>
    spansOf(sentence).some((span) => /^\w+: (?:true|false)$/.test(span)) ||
    /\bby default\b|\bdefault is\b/.test(sentence),
  /** What a tool does, also without code. */
  doer: (sentence) =>
    /\b(?:browser|bundler|compiler|ESLint|linter|plugin|runtime|StyleX|TypeScript)\b[^.:]*\b(?:accept|add|applie|compute|drop|ignore|inherit|insert|keep|lose|mirror|override|reject|remove|replace|report|reset|skip|stay|trie|turn|wrap|write)s\b/.test(
      sentence,
    ) ||
    /\b(?:bundlers|[Bb]rowsers)\b[^.:]*\b(?:apply|compute|drop|ignore|inherit|insert|keep|skip)\b/.test(
      sentence,
    ),
  value: (sentence) => /`'[^`]*'`/.test(sentence),
  limit: (sentence) => /`/.test(sentence) && /\b(?:always|every|must|needs?|only)\b/.test(sentence),
  /** What a style, a variable and the like do. */
  thing: (sentence) =>
    /\b(?:classe?|component|condition|constant|context|default|element|file|longhand|propert(?:y|ie)|quer(?:y|ie)|rule|shorthand|style|theme|value|variable)s? (?:\w+ )?(?:appl(?:y|ies)|change|contain|depend|disappear|inherit|match|reach|read|refer|stay|work)(?:e?s)?\b/.test(
      sentence,
    ) || /\b(?:no longer|still)\b/.test(sentence),
  security: (sentence) =>
    /\b(?:[Pp]olic(?:y|ies)|blocked|nonce|reveals?|script-src|(?<!data-)style-src)\b/.test(
      sentence,
    ),
  rank: (sentence) =>
    /\b(?:precedence|priority)\b/.test(sentence) ||
    (/\b(?:earlier|first|inner|last|later|layers?|nearest|order|outer|unlayered)\b/.test(
      sentence,
    ) &&
      /\b(?:counts|decides?|loses?|overrid\w+|replaces|wins?)\b/.test(
        sentence.replace(/(?:\[[A-Z][^\]]*)?\]\([^)]*\)/g, ''),
      )),
  /** Of a table that no test compares. */
  row: (sentence) => sentence.startsWith('|'),
  consequence: (sentence) =>
    /, so [^.]*\b(?:aren't|can't|doesn't|don't|isn't|neither|never|no|nothing|won't)\b|\bcosts?\b/.test(
      sentence,
    ),
};

const isSaid = readMessages();
const spansOf = (text: string) => Array.from(text.matchAll(/`([^`]+)`/g), ([, span = '']) => span);

const proofs = [...readProofs(), ...readClaims()];

/** The sentences of a page without its headings, tables and facts. */
const sentencesOf = (prose: string): string[] =>
  prose
    .replace(/^---[\s\S]*?\n---\n/, '')
    .split(/\n(?=\s*(?:[-*|#]|\d+\.)\s)|\n\n|\n:::/)
    .filter((part) => !/^\s*[|#]|^\s*- (?:Since|Type|Default):/.test(part))
    .flatMap((part) =>
      part
        .replace(/\s+/g, ' ')
        .replace(/^ ?(?:[-*]|\d+\.) /, '')
        .split(/(?<=[.!?]["')*`]*)\s+(?=[A-Z`*("'<[])/),
    );

/** Whether proofs quote nothing of the sentence, or leave out code or a number. */
function isUnproven(page: string, sentence: string): boolean {
  const quotes = proofs.filter((proof) => page.includes(proof.page)).map(({ says }) => says);
  if (quotes.some((says) => says.includes(sentence.trim()))) return false;
  const rest = quotes.reduce((text, says) => text.replace(says, ''), sentence);
  return rest === sentence || /`|\d/.test(rest.replace(/\]\([^)]*\)/g, ''));
}

/** Headers of tables whose rows other tests compare with the packages or with samples. */
const compared =
  /^\| (?:Both match|Code \| Error|Condition|Contributor|Field \| Type|Files|Function \| (?:At build|CSS|For|Place)|Group|In a module|Level|Message|Name \| Now|Physical|Property \| What|Question \| What|Rule \| Reports|Shorthand|Tailwind|Type \| For|Weakest|You want \| Key)/;

/** The rows of the other tables. */
const rowsOf = (prose: string): string[] =>
  (prose.match(/(?:^\|.*\|\n)+/gm) ?? [])
    .filter((table) => !compared.test(table))
    .flatMap((table) => table.trim().split('\n').slice(2));

const pages = readPages().filter(({ name }) => name.startsWith('docs/'));
/** Another script runs the sentences of the page of releases. */
const isRunElsewhere = (name: string) => name.endsWith('guides/releases.mdx');

test.each(Object.entries(kinds))(
  'each sentence with a claim of the kind "%s" has a proof',
  (_kind, isOfKind) => {
    const sentences = pages.flatMap(({ name, prose }) =>
      [...(isRunElsewhere(name) ? [] : sentencesOf(prose)), ...rowsOf(prose)].map((sentence) => ({
        name,
        sentence,
      })),
    );
    const claiming = sentences.filter(({ name, sentence }) => isOfKind(sentence, name));
    expect(claiming.length).toBeGreaterThan(10);
    const unproven = claiming.filter(({ name, sentence }) => isUnproven(name, sentence));
    expect(unproven.map(({ name, sentence }) => `${name}: ${sentence}`)).toEqual([]);
  },
);
