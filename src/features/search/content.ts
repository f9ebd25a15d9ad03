import type { ContentPart } from '../../content/content-part.ts';
import { readSynonyms } from './build/read-synonyms.ts';

/** The synonyms of the index. */
export const content: ContentPart = (root) => readSynonyms(root).synonyms;
