import { useSyncExternalStore } from 'react';
import { storeItem } from '../../boot/storage.ts';

export * from './theme-common.tsx';

type ColorMode = 'light' | 'dark';

/** `useColorMode` of `@docusaurus/theme-common`, in an island: the mode that is shown, `light` until hydration. */
export function useColorMode() {
  const colorMode = useSyncExternalStore<ColorMode>(watchMode, readMode, () => 'light');
  return { colorMode, isDarkTheme: colorMode === 'dark', setColorMode };
}

const readMode = () => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

function watchMode(listener: () => void): () => void {
  const watch = new MutationObserver(listener);
  watch.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => watch.disconnect();
}

/** Chooses a mode, as a press on the button does. The page follows what is stored. */
function setColorMode(mode: ColorMode): void {
  storeItem('theme', mode);
  dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: mode }));
}
