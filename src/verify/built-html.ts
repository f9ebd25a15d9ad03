import { Parser } from 'htmlparser2';
import { checkElement } from '../policy/check-element.ts';
import { createHearing } from './accessible-text.ts';
import { addTag } from './add-tag.ts';
import { BuiltPage } from './built-page.ts';
import { listMachineAddresses } from './machine-addresses.ts';
import { createPolicyReader } from './policy-problems.ts';

/** What stands in a head; anything else begins the body, also where its tag is left out. */
const HEAD_TAGS = new Set([
  ...['html', 'head', 'title', 'meta', 'link', 'base'],
  ...['script', 'style', 'noscript', 'template'],
]);

/**
 * Reads a page as a browser would, in one pass, so it never fails: what is not there is empty.
 * What stands in a `<template>` is no part of the page.
 */
export function readBuiltPage(html: string): BuiltPage {
  const page = new BuiltPage();
  const policy = createPolicyReader();
  const hearing = createHearing();
  let isInHead = true;
  let templates = 0;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      const tag = { name, attributes };
      policy.open(name, attributes);
      // Also in a template: what is in it may be shown.
      const { needs, problems } = checkElement(tag);
      page.needs.push(...needs);
      page.forbidden.push(...problems);
      page.machineAddresses.push(...listMachineAddresses(tag));
      isInHead &&= HEAD_TAGS.has(name);
      hearing.open(tag, templates === 0 ? addTag(tag, page, isInHead) : undefined);
      if (name === 'template') templates += 1;
    },
    ontext: (text) => {
      policy.hear(text);
      hearing.hear(text);
    },
    onclosetag: (name) => {
      policy.close();
      if (name === 'template') templates -= 1;
      hearing.close();
    },
  });
  parser.end(html);
  page.policyProblems = policy.problems();
  page.policySources = policy.sources();
  return page;
}
