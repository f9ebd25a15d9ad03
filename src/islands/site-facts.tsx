'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { SiteFacts } from '../config/page-meta.ts';

const SiteFactsContext = createContext<SiteFacts | undefined>(undefined);

/** Provides the facts of the site to islands. */
export function SiteFactsProvider({ facts, children }: { facts: SiteFacts; children: ReactNode }) {
  return <SiteFactsContext value={facts}>{children}</SiteFactsContext>;
}

/** @throws outside of the provider, which the document puts around every page */
export function useSiteFacts(): SiteFacts {
  const facts = useContext(SiteFactsContext);
  if (!facts) throw new Error('Hook useSiteFacts is called outside the <SiteFactsProvider>.');
  return facts;
}
