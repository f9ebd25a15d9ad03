import type { Tag } from './element-links.ts';

/** Called with an element's text at its end tag. */
export type TextListener = (text: string) => void;

/** `mutedAt` is the depth of an element whose content is hidden from assistive technology; 0 outside of one. */
type Heard = { text: string; depth: number; mutedAt: number; listener: TextListener };

/**
 * Computes the accessible texts of elements while a page is read in one pass: an element's label, otherwise its
 * text and its images' alternative texts.
 */
export function createHearing() {
  let hearings: Heard[] = [];
  return {
    /**
     * Call this at a start tag.
     * @param listener called with the element's accessible text
     */
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

/** The content of a hidden element, or of one with a label, doesn't count. */
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
