import type { Tag } from './tag.ts';

/** Gets an element's text once the element is closed. */
export type TextListener = (text: string) => void;

/**
 * Hears elements of a page that is read in one pass: of each that somebody listens to, its label,
 * else its text and its images' texts.
 */
export type Speech = {
  /**
   * An element opens; `listener` gets what it says to a reader who hears it.
   * @returns what is to be called when the element closes, where it matters
   */
  open: (tag: Tag, listener?: TextListener) => (() => void) | undefined;
  hear: (text: string) => void;
  /** True where somebody hears what is said. */
  isHeard: () => boolean;
};

type Hearing = { text: string; isMuted: boolean };

export function createSpeech(): Speech {
  let hearings: Hearing[] = [];
  const listen = (tag: Tag, listener: TextListener) => {
    const hearing = { text: '', isMuted: false };
    hearings.push(hearing);
    enter(tag, [hearing]);
    return () => {
      hearings = hearings.filter((other) => other !== hearing);
      listener(hearing.text.replace(/\s+/g, ' ').trim());
    };
  };
  return {
    open: (tag, listener) => {
      const muted = hearings.length > 0 ? enter(tag, hearings) : [];
      const finish = listener && listen(tag, listener);
      if (muted.length === 0) return finish;
      return () => {
        finish?.();
        for (const hearing of muted) hearing.isMuted = false;
      };
    },
    hear: (text) => {
      for (const hearing of hearings) if (!hearing.isMuted) hearing.text += text;
    },
    isHeard: () => hearings.length > 0 && hearings.some(({ isMuted }) => !isMuted),
  };
}

/** What is inside of a silent element, or of one with a label, is not heard: gives who is muted. */
function enter(tag: Tag, hearings: readonly Hearing[]): Hearing[] {
  const label = isSilent(tag) ? '' : tag.attributes['aria-label'];
  const audible = hearings.filter(({ isMuted }) => !isMuted);
  const isReplaced = isSilent(tag) || (label !== undefined && label.trim() !== '');
  const said = isReplaced ? label : tag.name === 'img' ? tag.attributes.alt : '';
  for (const hearing of audible) {
    hearing.text += said ?? '';
    hearing.isMuted = isReplaced;
  }
  return isReplaced ? audible : [];
}

function isSilent({ name, attributes }: Tag): boolean {
  if (name === 'script' || name === 'style' || name === 'template') return true;
  return attributes['aria-hidden'] === 'true' || attributes.hidden !== undefined;
}
