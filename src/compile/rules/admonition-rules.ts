import type { ContainerDirective } from 'mdast-util-directive';
import { admonitionKinds } from '../../theme/admonition-icons.ts';
import { visit } from '../visit-tree.ts';
import { type Finding, listLines, type Rule, textRule } from './rule.ts';

/** The colons that a line of a node starts with. */
const colonsOf = (text = '') => /^[ \t>]*(:{3,})/.exec(text)?.[1]?.length ?? 0;

function hasEnd(node: ContainerDirective, lines: readonly string[]): boolean {
  const [first, ...others] = listLines(node, lines).map(({ text }) => text);
  const last = others.at(-1) ?? '';
  return /^[ \t>]*:+[ \t]*$/.test(last) && colonsOf(last) >= (colonsOf(first) || 3);
}

const admonitionWithoutEnd: Rule = {
  wrong: ':::note\n\nText.',
  right: '::::note\n\n:::tip\n\nText.\n\n:::\n\n::::',
  find: (node, { lines }) => {
    if (node.type !== 'containerDirective') return undefined;
    if (hasEnd(node, lines)) return undefined;
    const colons = ':'.repeat(colonsOf(listLines(node, lines)[0]?.text) || 3);
    const message = `the admonition "${colons}${node.name}" has no end`;
    const hint = `Write "${colons}" on its own line after its last line; an admonition around another one needs more colons.`;
    return [{ place: node, message, hint }];
  },
};

const strayColons: Rule = {
  wrong: 'Text.\n\n:::',
  right: '`:::` and a:hover',
  find: (root, { lines }) => {
    if (root.type !== 'root') return undefined;
    const findings: Finding[] = [];
    // Each admonition that isn't read as one, or has another one's end, leaves an end over.
    let left = 0;
    visit(root, (node) => {
      if (node.type === 'containerDirective' && !hasEnd(node, lines)) left += 1;
      if (node.type !== 'paragraph') return;
      for (const { text, place } of listLines(node, lines)) {
        const [all, colons, name] = /^(:{3,})[ \t]*([a-z]*).*/i.exec(text) ?? [];
        if (all === undefined || colons === undefined) continue;
        if (name) {
          left += 1;
          const message = `"${all.trim()}" does not open an admonition, so it is shown as text`;
          const hint = `Write it on its own line as "${colons}${name}" or "${colons}${name}[Title]".`;
          findings.push({ place, message, hint });
        } else if (left > 0) left -= 1;
        else {
          const message = `"${colons}" has no admonition to end, so it is shown as text`;
          const hint = 'Remove it, or open an admonition above it, as in ":::note".';
          findings.push({ place, message, hint });
        }
      }
    });
    return findings;
  },
};

const twoColons: Rule = {
  wrong: '::note\nText.\n::',
  right: '::vars is no admonition',
  find: (node) => {
    if (node.type !== 'leafDirective' || !Object.hasOwn(admonitionKinds, node.name))
      return undefined;
    const message = `"::${node.name}" does not open an admonition, so it is shown as text`;
    return [
      { place: node, message, hint: `Write ":::${node.name}", and ":::" after its last line.` },
    ];
  },
};

const unknownAlert = textRule(
  /^\[!(?!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]\s*$)\w+\].*/gi,
  (all) => ({
    message: `"${all}" does not open an admonition, so it is shown as text`,
    hint: 'Write [!NOTE], [!TIP], [!IMPORTANT], [!WARNING] or [!CAUTION] alone in the line, or :::note[Title].',
  }),
  { wrong: '> [!HINT]\n> Text.', right: '> [!TIP]\n> Text.' },
);

/** Mistakes in admonitions, by name. */
export const admonitionRules = {
  admonitionWithoutEnd,
  strayColons,

  twoColons,
  unknownAlert,
};
