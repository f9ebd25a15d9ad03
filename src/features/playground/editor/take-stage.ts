import { sheet } from './styles.ts';

/**
 * The tree that the playground stands in: what the page has without it is shown no more, and nothing
 * of it is changed, so that React finds it as it was.
 */
export function takeStage(host: HTMLElement): ShadowRoot {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  // A strict policy allows what code makes, and no style elements.
  const styles = new CSSStyleSheet();
  styles.replaceSync(sheet);
  root.adoptedStyleSheets = [styles];
  return root;
}
