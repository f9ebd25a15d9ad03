import type { Plugin } from 'vite';

/**
 * The Vite plugin: what a component has as a property, as `Steps.Step`, stays there when the framework wraps it to add
 * the style sheets that its module imports. Not needed once the wrapper keeps them.
 */
export function keepStatics(): Plugin {
  return {
    name: 'site:keep-statics',
    enforce: 'post',
    transform: { filter: { code: '__vite_rsc_wrap_css__' }, handler: assignStatics },
  };
}

/** @throws if the framework's code is unknown */
export function assignStatics(code: string): string {
  const end = 'return __wrapper;';
  if (!code.includes(end)) throw new Error(`The framework wraps components without ${end}`);
  return code.replace(end, 'return Object.assign(__wrapper, value);');
}
