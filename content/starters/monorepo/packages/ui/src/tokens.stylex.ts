import * as stylex from '@stylexjs/stylex';

export const colors = stylex.defineVars({ accent: 'teal', page: 'white' });
