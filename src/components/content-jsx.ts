import type { ElementType, Key } from 'react';
import * as react from 'react/jsx-runtime';
import { Html } from '../islands/trusted-html.tsx';

export { Fragment } from 'react/jsx-runtime';

type Props = Record<string, unknown>;
type MakeElement = (type: ElementType, props: Props, key?: Key) => react.JSX.Element;

/** React's `jsx`, except that elements with raw HTML become elements whose HTML a page's policy trusts. */
export const jsx = trusting(react.jsx);
export const jsxs = trusting(react.jsxs);

function trusting(make: MakeElement): MakeElement {
  return (type, props, key) => {
    const { dangerouslySetInnerHTML: inner, ...others } = props;
    const html = inner instanceof Object && '__html' in inner ? inner.__html : undefined;
    // A style in it would be lost in a client navigation; such pages are always loaded in full.
    if (typeof type !== 'string' || typeof html !== 'string' || /<[^>]*\sstyle\s*=/i.test(html)) {
      return make(type, props, key);
    }
    return make(Html, { ...others, as: type, html }, key);
  };
}
