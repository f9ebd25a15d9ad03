/** The variables of the environment that a bundler, or a tool of its, makes part of a bundle. */
export const bundledVariables = /^(?:WAKU_PUBLIC_|VITE_|BROWSERSLIST)/;
