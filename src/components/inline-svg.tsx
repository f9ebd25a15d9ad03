import { type HTMLAttributes, type ImgHTMLAttributes, type ReactNode, useId } from 'react';
import type { InlineSvg } from '../compile/assets/inline-svg.ts';
import { escapeHtml } from '../config/escape-html.ts';
import { Html } from '../islands/trusted-html.tsx';

type SvgProps = HTMLAttributes<HTMLElement> & { title?: string };

/** What a drawing shows that content imports as a component, called with its props. */
export const showSvg = (drawing: InlineSvg, given: SvgProps): ReactNode => (
  <Drawing drawing={drawing} given={given} />
);

/**
 * The drawing itself, so that `currentColor` and classes work in it. Without a name it is hidden from screen readers,
 * like an image without text.
 */
function Drawing({ drawing, given }: { drawing: InlineSvg; given: SvgProps }) {
  const { attributes, inner, mark } = drawing;
  const { title, children: _children, ...props } = given;
  const ownId = useId().replace(/\W/g, '');
  const number = (text: string) => (mark === undefined ? text : text.replaceAll(mark, `${ownId}-`));
  const root = Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [name, number(value)]),
  );
  const name = title === undefined ? '' : `<title>${escapeHtml(title)}</title>`;
  const names = ['role', 'aria-label', 'aria-labelledby'];
  const isNamed =
    name !== '' || inner.includes('<title') || names.some((key) => key in root || key in props);
  const hidden = isNamed ? {} : { 'aria-hidden': true as const };
  const role = name === '' ? {} : { role: 'img' };
  return <Html as="svg" html={name + number(inner)} {...root} {...hidden} {...role} {...props} />;
}

/** What an SVG that no page may contain shows instead: a picture, which is an ornament without a text. */
export function showPicture(src: string, props: ImgHTMLAttributes<HTMLImageElement>): ReactNode {
  return <img src={src} alt="" {...props} />;
}
