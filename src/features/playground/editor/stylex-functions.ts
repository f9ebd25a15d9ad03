/** The functions of StyleX, each with a short description. */
export const stylexFunctions: Readonly<Record<string, string>> = {
  create: 'Defines styles by name',
  props: 'Applies styles to an element',
  defineVars: 'Defines variables that themes can change',
  createTheme: 'Overrides a group of variables',
  defineConsts: 'Defines constants, such as media queries',
  keyframes: 'Defines an animation',
  positionTry: 'Defines a fallback for an anchored position',
  firstThatWorks: 'Lists values; the browser uses the first one it supports',
  types: 'Gives variables a type, so that they can be animated',
};
