import type { ServerPart } from '../../outputs/server-part.ts';
import { HomeDemo } from './components/home-demo.tsx';

/**
 * What the home page shows is compiled when it is asked for, because the development server loads all
 * routes for any page.
 */
const loadDemo = () => import('virtual:demo');

export const server: ServerPart = {
  feature: 'samples',
  showHome: async () => {
    const { demo, proofs } = await loadDemo();
    return { demo: demo && <HomeDemo demo={demo} />, proofs };
  },
  writeFiles: async (host) => {
    const { demo } = await loadDemo();
    if (demo) host.write(demo.sheet.address, demo.sheet.text);
  },
};
