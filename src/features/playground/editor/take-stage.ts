import { sheet } from './styles.ts';

/**
 * The shadow tree of the playground: it hides the page's content without the editor but doesn't change it, so that
 * React can hydrate it.
 */
export function takeStage(host: HTMLElement): ShadowRoot {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  // A strict policy allows constructed style sheets, but no style elements.
  const styles = new CSSStyleSheet();
  styles.replaceSync(sheet);
  root.adoptedStyleSheets = [styles];
  return root;
}
