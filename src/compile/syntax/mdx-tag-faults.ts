import type { FaultText } from '../../faults/fault.ts';
import type { Explanation, SyntaxProblem } from './syntax-problem.ts';

const asText = 'For a "<" that is text write \\< or &lt;, or put it into `code`.';

/** Explains a `<` that MDX reads as an incomplete or invalid tag. */
export function explainTag(problem: SyntaxProblem): Explanation {
  const { source, offset, reason } = problem;
  const { text, placeOf } = source;
  if (reason.includes('in attribute value')) return explainOpenQuote(problem);
  if (problem.rule === 'unexpected-lazy') return explainLazyLine(problem, 'a tag');
  const isValue = reason.includes('before attribute value');
  const start = text.lastIndexOf('<', Math.min(isValue ? offset - 1 : offset, text.length - 1));
  const tag = text.slice(start, start + 200);
  const found = explainProse(tag) ?? explainGeneric(text, start) ?? explainOpenTag(tag, reason);
  if (found) {
    // After a comment without end it is unclear what is text.
    const skip = tag.startsWith('<!--') ? undefined : { start, end: start + 1 };
    return { place: placeOf(start), ...found, skip };
  }
  // A tag that may have an end tag can't be skipped: the end tag would be the next fault.
  const alone = /^<[^<>]*(?<!\*)\/>/.exec(tag)?.[0];
  const skip = alone ? { start, end: start + alone.length } : undefined;
  // Without quotes, the "/" of "/>" may belong to a value, and an end tag follow.
  const opens = alone && /^<([\w$.:-]+)/.exec(alone)?.[1];
  return { place: placeOf(offset), ...explainInside(problem, tag), skip, ...(opens && { opens }) };
}

/** Explains a `<` that isn't the start of a tag. */
function explainProse(tag: string): FaultText | undefined {
  const address = /^<([a-z][a-z0-9+.-]*:[^\s<>]+)>/i.exec(tag)?.[1];
  const isUrl = address && (address.includes('//') || /^(?:mailto|tel):/.test(address));
  const link = isUrl ? address : /^<([^\s<>@]+@[^\s<>@]+)>/.exec(tag)?.[1];
  if (link) {
    return {
      message: `<${link}> is not a link in MDX, where "<" starts a tag`,
      hint: `Write [${isUrl ? link.replace(/^\w+:(?:\/\/)?/, '') : link}](${isUrl ? '' : 'mailto:'}${link}).`,
    };
  }
  if (tag.startsWith('<!--')) {
    return { message: 'the comment "<!--" has no end', hint: 'Write "-->" after it.' };
  }
  const declaration = /^<[!?][^\s>]*/.exec(tag)?.[0];
  if (declaration) {
    return {
      message: `"${declaration}" has no meaning in MDX`,
      hint: 'Remove it, or put it into `code`; a comment is written <!-- … --> or {/* … */}.',
    };
  }
  if (/^<[\p{L}$_/>]/u.test(tag)) return undefined;
  const next = tag.slice(1, 2).trim();
  return {
    message: next ? `"<" before "${next}" does not start a tag` : '"<" does not start a tag',
    hint: asText,
  };
}

/** `Map<K, V>`, `a<b && c`: a `<` right after a word is rarely a tag. */
function explainGeneric(text: string, start: number): FaultText | undefined {
  const before = /[\p{L}\p{N}_$)\]]+$/u.exec(text.slice(Math.max(0, start - 40), start))?.[0];
  if (!before || /^<[a-z][\w-]*\s+[\w-]+=/.test(text.slice(start, start + 80))) return undefined;
  const after = /^<[^\n>]*>?/.exec(text.slice(start, start + 40))?.[0].trimEnd() ?? '<';
  return {
    message: `"<" after "${before}" starts a tag in MDX, but "${after}" is not a tag name`,
    hint: `Put it into code, as in \`${before}${after}\`, or write \\< for the sign itself.`,
  };
}

/** A tag that is open at the end of the text or paragraph. */
function explainOpenTag(tag: string, reason: string): FaultText | undefined {
  if (!reason.includes('end of file')) return undefined;
  const name = /^<\/?([\w$.:-]*)/.exec(tag)?.[0] ?? '<';
  return { message: `the tag "${name}" has no ">"`, hint: `End it with ">". ${asText}` };
}

/** A tag that is invalid after its name. */
function explainInside({ source, offset, reason }: SyntaxProblem, tag: string): FaultText {
  const name = /^<\/?([\w$.:-]*)/.exec(tag)?.[1] ?? '';
  const rest = source.text.slice(offset, offset + 60);
  const sign = rest.slice(0, 1).trim();
  if (reason.includes('before attribute value')) {
    const before = source.text.slice(Math.max(0, offset - 80), offset);
    const attribute = /([\w:-]+)\s*=\s*$/.exec(before)?.[1] ?? 'name';
    if (sign === '<') {
      const message = `the element in the attribute ${attribute} needs braces`;
      return { message, hint: `Write ${attribute}={<… />}.` };
    }
    const curly = /^[“”„‘’‚«»]([^“”„‘’‚«»"\n>]*)/.exec(source.text.slice(offset));
    const value = curly?.[1] ?? /^[^\s>]+?(?=\s|\/?>|$)/.exec(source.text.slice(offset))?.[0] ?? '';
    return {
      message: `the value of the attribute ${attribute} has ${curly ? 'curly instead of straight' : 'no'} quotes`,
      hint: `Write ${attribute}="${value}".`,
    };
  }
  if (reason.includes('JS comments')) {
    return {
      message: `a comment inside the tag <${name}>`,
      hint: 'Put it before the tag, as {/* … */}.',
    };
  }
  if (reason.includes('after self-closing slash')) {
    return {
      message: `"/" inside the tag <${name}>`,
      hint: 'Write "/" only right before the ">" of a tag without content.',
    };
  }
  return {
    message: `${sign ? `"${sign}"` : 'the end of the line'} is not allowed here in the tag <${name}>`,
    hint: `An attribute is written name="value" or name={value}. ${asText}`,
  };
}

/** The value extends to the end of the file, so its quote is the last one. */
function explainOpenQuote({ source, reason }: SyntaxProblem): Explanation {
  const quote = reason.includes("`'`") ? "'" : '"';
  const start = source.text.lastIndexOf(quote);
  const before = source.text.slice(Math.max(0, start - 80), start);
  const attribute = /([\w:-]+)\s*=\s*$/.exec(before)?.[1];
  return {
    place: source.placeOf(start),
    message: `the value of ${attribute ? `the attribute ${attribute}` : 'an attribute'} has no end`,
    hint: `Write ${quote} after it.`,
  };
}

/** Explains a line that lacks the marker of its list or quotation. */
export function explainLazyLine({ source, offset }: SyntaxProblem, inside: string): Explanation {
  return {
    place: source.placeOf(offset),
    message: `this line leaves the list or quotation in the middle of ${inside}`,
    hint: 'Begin it as the lines above: with "> " in a quotation, indented in a list.',
  };
}
