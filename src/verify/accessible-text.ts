import type { Tag } from './tag.ts';

/** Gets an element's text once the element is closed. */
export type TextListener = (text: string) => void;

type Hearing = {
  /** Of the element that is listened to. */
  depth: number;
  text: string;
  /** The depth of the element in it that is not to be heard; AUDIBLE where there is none. */
  mutedFrom: number;
  listener: TextListener;
};

/**
 * Hears the open elements of a page that is read in one pass: of each that somebody listens to, its
 * label, else its text and its images' texts.
 */
export type Speech = {
  /** An element opens; `listener` gets what it says to a reader who hears it. */
  open: (tag: Tag, listener?: TextListener) => void;
  hear: (text: string) => void;
  /** The element that was opened last, of those that are open, closes. */
  close: () => void;
};

const AUDIBLE = Number.POSITIVE_INFINITY;

export function createSpeech(): Speech {
  const hearings: Hearing[] = [];
  let depth = 0;
  return {
    open: (tag, listener) => {
      depth += 1;
      if (listener) hearings.push({ depth, text: '', mutedFrom: AUDIBLE, listener });
      for (const hearing of hearings) if (hearing.mutedFrom === AUDIBLE) enter(hearing, tag, depth);
    },
    hear: (text) => {
      for (const hearing of hearings) if (hearing.mutedFrom === AUDIBLE) hearing.text += text;
    },
    close: () => {
      for (const hearing of hearings) if (hearing.mutedFrom === depth) hearing.mutedFrom = AUDIBLE;
      if (hearings.at(-1)?.depth === depth) finish(hearings.pop());
      depth -= 1;
    },
  };
}

/** What is inside of a silent element, or of one with a label, is not heard. */
function enter(hearing: Hearing, { name, attributes }: Tag, depth: number): void {
  const label = attributes['aria-label'];
  if (isSilent(name, attributes)) {
    hearing.mutedFrom = depth;
  } else if (label !== undefined && label.trim() !== '') {
    hearing.text += label;
    hearing.mutedFrom = depth;
  } else if (name === 'img') {
    hearing.text += attributes.alt ?? '';
  }
}

function isSilent(name: string, attributes: Tag['attributes']): boolean {
  if (name === 'script' || name === 'style' || name === 'template') return true;
  return attributes['aria-hidden'] === 'true' || attributes.hidden !== undefined;
}

function finish(hearing: Hearing | undefined): void {
  hearing?.listener(hearing.text.replace(/\s+/g, ' ').trim());
}
