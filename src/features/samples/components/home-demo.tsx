import '../theme/showcase.css';
import { Html } from '../../../islands/trusted-html.tsx';

/**
 * Components, what they became, and the components themselves: HTML and radio buttons, which need
 * no script.
 */
export function HomeDemo({ demo }: { demo: { html: string } }) {
  return <Html as="div" className="showcase ties" html={demo.html} />;
}
