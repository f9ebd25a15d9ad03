import { Parser } from 'htmlparser2';
import { createHearing } from './accessible-text.ts';
import { addTag } from './add-tag.ts';
import { BuiltPage } from './built-page.ts';
import { listMachineAddresses } from './machine-addresses.ts';

/** Elements of the head; any other starts the body, even without its tag. */
const HEAD_TAGS = new Set([
  ...['html', 'head', 'title', 'meta', 'link', 'base'],
  ...['script', 'style', 'noscript', 'template'],
]);

/**
 * Reads a page like a browser, in one pass. It never fails: missing parts are empty. The content of a `<template>`
 * isn't part of the page.
 */
export function readBuiltPage(html: string): BuiltPage {
  const page = new BuiltPage();
  const hearing = createHearing();
  let isInHead = true;
  let templates = 0;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      const tag = { name, attributes };
      page.machineAddresses.push(...listMachineAddresses(tag));
      isInHead &&= HEAD_TAGS.has(name);
      hearing.open(tag, templates === 0 ? addTag(tag, page, isInHead) : undefined);
      if (name === 'template') templates += 1;
    },
    ontext: hearing.hear,
    onclosetag: (name) => {
      if (name === 'template') templates -= 1;
      hearing.close();
    },
  });
  parser.end(html);
  return page;
}
