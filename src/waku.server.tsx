import { answerOutput } from './render/answer-output.ts';
import { writeSite } from './render/write-site.ts';
import { createSiteEntry } from './waku/server/site-entry.ts';

const pages = import.meta.glob('./pages/**/*.{tsx,ts}');

export default createSiteEntry(pages, writeSite, answerOutput);
