import { answerOutput } from './render/answer-output.ts';
import { writeSite } from './render/write-site.ts';
import { createSiteEntry } from './waku/server/site-entry.ts';

export default createSiteEntry(import.meta.glob('./pages/**/*.{tsx,ts}'), {
  build: writeSite,
  answer: answerOutput,
});
