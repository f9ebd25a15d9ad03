import type { Plugin } from 'postcss';

export function wrapModules(): Plugin;
