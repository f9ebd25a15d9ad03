import Slugger, { slug } from 'github-slugger';
import type { Element, ElementContent } from 'hast';

/**
 * Creates a function that assigns unique ids on a page.
 * @param taken ids that headings can't have, such as those in HTML and JSX
 */
export function createIdGiver(taken: Iterable<string>) {
  const slugger = new Slugger();
  const written = new Set(taken);
  return {
    /** Claims an id that an author wrote; false if it is taken. */
    take(id: string): boolean {
      if (written.has(id)) return false;
      written.add(id);
      return true;
    },
    /** Creates an id from a heading's text, like GitHub. */
    make(text: string): string {
      // A heading with only an emoji has no letters for an id.
      const name = /[\p{L}\p{N}]/u.test(slug(text)) ? text : 'section';
      let id = slugger.slug(name);
      while (written.has(id)) id = slugger.slug(name);
      return id;
    },
  };
}

/** Removes `{#own-id}`, or a comment with only `#own-id`, from the end of a heading. */
export function takeWrittenId(heading: Element): string | undefined {
  const id = takeFromText(heading) ?? takeFromComment(heading);
  const last = heading.children.at(-1);
  if (id !== undefined && last?.type === 'text') last.value = last.value.trimEnd();
  return id ?? (typeof heading.properties.id === 'string' ? heading.properties.id : undefined);
}

function takeFromText(heading: Element): string | undefined {
  const last = heading.children.at(-1);
  if (last?.type !== 'text') return undefined;
  const match = /\{#([^{}\s]+)\}\s*$/.exec(last.value);
  if (!match) return undefined;
  last.value = last.value.slice(0, match.index);
  return match[1];
}

function takeFromComment(heading: Element): string | undefined {
  const last = heading.children.at(-1);
  const id = last && /^(?:\/\*)?\s*#([^\s{}*]+)\s*(?:\*\/)?$/.exec(commentIn(last))?.[1];
  if (id !== undefined) heading.children.pop();
  return id;
}

function commentIn(node: ElementContent): string {
  return node.type === 'comment' || node.type === 'mdxTextExpression' ? node.value.trim() : '';
}
