import { Provider } from 'jotai';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { MissingHelp } from '../../../boot/missing-script.ts';
import atoms from '../../../theme/atoms.css?inline';
import tiles from '../../samples/theme/tiles.css?inline';
import { App } from './components/app.tsx';
import { PlaygroundContext } from './components/context.ts';
import { readShares } from './components/dividers.tsx';
import controls from './controls.css?inline';
import frame from './frame.css?inline';
import messages from './messages.css?inline';
import output from './output.css?inline';
import panes from './panes.css?inline';
import { createPlayground } from './playground.ts';
import { sharesAtom, widthAtom } from './state.ts';
import widths from './widths.css?inline';

/**
 * Starts the editor in place of the page's content without it: in a shadow tree, which hides the content but doesn't
 * change it, so that the app can hydrate it.
 * @param host contains the addresses of the compiler and of the preview's frame
 * @param help handles scripts that can't be loaded
 * @returns a function that ends the editor
 */
export function startPlayground(host: HTMLElement, help: MissingHelp): () => void {
  const tree = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  // A strict policy allows constructed style sheets, but no style elements.
  const styles = new CSSStyleSheet();
  styles.replaceSync([atoms, tiles, frame, widths, controls, messages, panes, output].join(''));
  tree.adoptedStyleSheets = [styles];
  tree.replaceChildren();
  const loadExamples = () => import('./components/examples-menu.tsx');
  const playground = createPlayground({ host, root: tree, help, loadExamples });
  const { store } = playground;
  store.set(sharesAtom, readShares());
  // The breakpoints of the style sheet.
  const narrow = matchMedia('(max-width: 48em)');
  const wide = matchMedia('(min-width: 75em)');
  const measure = () =>
    store.set(widthAtom, narrow.matches ? 'narrow' : wide.matches ? 'wide' : 'medium');
  measure();
  for (const query of [narrow, wide]) query.addEventListener('change', measure);
  const root = createRoot(tree);
  flushSync(() =>
    root.render(
      <Provider store={store}>
        <PlaygroundContext value={playground}>
          <App />
        </PlaygroundContext>
      </Provider>,
    ),
  );
  return () => {
    for (const query of [narrow, wide]) query.removeEventListener('change', measure);
    root.unmount();
    tree.replaceChildren();
  };
}
