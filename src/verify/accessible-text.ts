import type { Tag } from './element-links.ts';

/** Gets an element's text once the element is closed. */
export type TextListener = (text: string) => void;

/** `mutedAt` is the depth of an element of which nothing inside is heard; 0 where all is. */
type Heard = { text: string; depth: number; mutedAt: number; listener: TextListener };

/**
 * Hears elements of a page that is read in one pass: of each that somebody listens to, its label,
 * else its text and its images' texts.
 */
export function createHearing() {
  let hearings: Heard[] = [];
  return {
    /** An element opens; `listener` gets what it says to a reader who hears it. */
    open: (tag: Tag, listener?: TextListener) => {
      if (listener) hearings.push({ text: '', depth: 0, mutedAt: 0, listener });
      for (const hearing of hearings) enter(hearing, tag);
    },
    hear: (text: string) => {
      for (const hearing of hearings) if (hearing.mutedAt === 0) hearing.text += text;
    },
    close: () => {
      if (hearings.length === 0) return;
      for (const hearing of hearings) leave(hearing);
      hearings = hearings.filter(({ depth }) => depth > 0);
    },
  };
}

/** What is inside of a silent element, or of one with a label, is not heard. */
function enter(hearing: Heard, tag: Tag): void {
  hearing.depth += 1;
  if (hearing.mutedAt > 0) return;
  const label = isSilent(tag) ? '' : tag.attributes['aria-label'];
  const isReplaced = isSilent(tag) || (label !== undefined && label.trim() !== '');
  hearing.text += (isReplaced ? label : tag.name === 'img' ? tag.attributes.alt : '') ?? '';
  if (isReplaced) hearing.mutedAt = hearing.depth;
}

function leave(hearing: Heard): void {
  if (hearing.mutedAt === hearing.depth) hearing.mutedAt = 0;
  hearing.depth -= 1;
  if (hearing.depth === 0) hearing.listener(hearing.text.replace(/\s+/g, ' ').trim());
}

function isSilent({ name, attributes }: Tag): boolean {
  if (name === 'script' || name === 'style' || name === 'template') return true;
  return attributes['aria-hidden'] === 'true' || attributes.hidden !== undefined;
}
