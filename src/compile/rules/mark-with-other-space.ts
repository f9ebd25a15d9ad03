import { textRule } from './rule.ts';

/** Spaces that look like one and aren't: no-break, ideographic and others. */
const otherSpaces = String.raw`[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]`;

/** A mark of Markdown that another space than a plain one follows, which makes text of the line. */
export const markWithOtherSpace = textRule(
  new RegExp(String.raw`(?<=^[ \t>]*)(#{1,6}|[-*+]|\d{1,9}[.)])(${otherSpaces})\s*(\S.*)`, 'g'),
  (all, mark = '', space = '', text = '') => {
    const code = `U+${space.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
    const name = { 'U+00A0': 'a no-break space', 'U+3000': 'an ideographic space' }[code];
    const what = name === undefined ? `the space ${code}` : `${name} (${code})`;
    return {
      message: `"${all.trim()}" is shown as text: ${what} follows its "${mark}", which editors show like a space`,
      hint: `Write "${mark} ${text.trim()}" with a plain space, or ${mark.replace(/\D/, '\\$&')} for the sign itself.`,
    };
  },
  {
    type: 'paragraph',
    wrong: '##\u00a0Title\n\nText.',
    right: '## A\u00a0title\n\n- a\u3000b\n\nIn 1.\u00a0place, a -\u00a0b and \\##\u00a0x.',
  },
);
