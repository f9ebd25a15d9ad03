import { startClient } from './waku/browser/start-client.tsx';

startClient(async (createRoot) => {
  // Not sooner: it needs this file to have run.
  const { SiteSearch } = await import('./features/search/islands/site-search.tsx');
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<SiteSearch />);
  document.documentElement.dataset.hydrated = '';
});
