import { digest } from '../cache/disk-cache.ts';
import type { TextFacts } from '../content/content-facts.ts';
import type { CompiledBody } from './compiled.ts';
import { listMarkedLinks } from './link-marks.ts';

/** Says of a compiled text what those want to know who do not read it. */
export function describeText(body: CompiledBody): TextFacts {
  const isHtml = 'html' in body;
  const text = isHtml ? body.html : body.code;
  return { isHtml, sum: digest(text), links: listMarkedLinks(text) };
}
