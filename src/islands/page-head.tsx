'use client';

import { listHeadTags } from '../config/head-tags.tsx';
import type { PageMeta } from '../config/page-meta.ts';
import { useSiteFacts } from './site-facts.tsx';

/** The metadata of a page; React moves it into the head. */
export function PageHead({ meta }: { meta: PageMeta }) {
  return listHeadTags(meta, useSiteFacts());
}
