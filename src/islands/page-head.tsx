'use client';

import type { PageMeta } from '../config/page-meta.ts';
import { listHeadTags } from './head-tags.tsx';
import { useSiteFacts } from './site-facts.tsx';

/** The metadata of a page; React moves it into the head. */
export function PageHead({ meta }: { meta: PageMeta }) {
  return listHeadTags(meta, useSiteFacts());
}
