import type { ServerPart } from '../../outputs/server-part.ts';
import { NotFoundMark } from './components/not-found-mark.tsx';
import { findProven } from './show/find-proven.ts';

/**
 * The home page's components are compiled on demand, because the development server loads all routes for any page.
 */
const loadDemo = () => import('virtual:demo');

/** Its style sheets belong to the home page. */
const loadView = () => import('./components/home-demo.tsx');

export const server: ServerPart = {
  feature: 'samples',
  showHome: async () => {
    const { HomeDemo } = await loadView();
    const { demo, proofs } = await loadDemo();
    return { demo: demo && <HomeDemo demo={demo} />, proofs };
  },
  NotFoundMark,
  findProven,
  writeFiles: async (host) => {
    const { demo } = await loadDemo();
    if (demo) host.write(demo.sheet.address, demo.sheet.text);
  },
};
