import { createSpeech } from './accessible-text.ts';
import { addTag } from './add-tag.ts';
import { type BuiltPage, createPage } from './built-page.ts';
import { readTags } from './read-tags.ts';

/** What stands in a head; anything else begins the body, also where its tag is left out. */
const HEAD_TAGS = new Set([
  ...['html', 'head', 'title', 'meta', 'link', 'base'],
  ...['script', 'style', 'noscript', 'template'],
]);

/**
 * Reads a page as a browser would, in one pass, so it never fails: what is not there is empty.
 * What stands in a `<template>` is no part of the page.
 * @param linkTexts false leaves the texts of links empty: only the faults of links tell them
 */
export function readBuiltPage(html: string, { linkTexts = true } = {}): BuiltPage {
  const page = createPage();
  const speech = createSpeech();
  let isInHead = true;
  let templates = 0;
  readTags(html, {
    open: (tag) => {
      isInHead &&= HEAD_TAGS.has(tag.name);
      const listener = templates === 0 ? addTag(tag, page, { isInHead, linkTexts }) : undefined;
      const onClose = speech.open(tag, listener);
      if (tag.name !== 'template') return onClose;
      templates += 1;
      return () => {
        templates -= 1;
        onClose?.();
      };
    },
    wantsText: speech.isHeard,
    text: speech.hear,
  });
  return page;
}
