import { loadIslands } from 'virtual:features/client';
import { startClient } from './waku/browser/start-client.tsx';

startClient(async (createRoot) => {
  // Imported later, because it needs this file to have run.
  const islands = await loadIslands();
  const place = document.createElement('div');
  document.body.append(place);
  // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
  createRoot(place).render(islands.map(({ Island }, at) => <Island key={at} />));
  document.documentElement.dataset.hydrated = '';
});
