/** The environment variables that bundlers, or their tools, include in a bundle. */
export const bundledVariables = /^(?:WAKU_PUBLIC_|VITE_|BROWSERSLIST)/;
