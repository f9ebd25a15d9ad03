import { type ReactNode, useSyncExternalStore } from 'react';
import { storeItem } from '../../boot/storage.ts';

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

export { useCurrentSidebarCategory } from './docs-versions.ts';

/** Title and description are read from the text of a page's component. */
export function PageMetadata(): ReactNode {
  return null;
}

type ClassProps = { className: string; children?: ReactNode };

/** A class around the page instead of on the root element, which all pages share. */
export function HtmlClassNameProvider({ className, children }: ClassProps) {
  return <div className={className}>{children}</div>;
}
