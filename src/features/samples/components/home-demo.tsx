import '../theme/showcase.css';
import { Html } from '../../../islands/trusted-html.tsx';

/** The components of the home page with their compiled output: HTML and radio buttons, without scripts. */
export function HomeDemo({ demo }: { demo: { html: string } }) {
  return <Html as="div" className="showcase ties" html={demo.html} />;
}
