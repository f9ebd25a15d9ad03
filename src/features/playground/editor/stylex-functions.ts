/** What `stylex.` has, each with what it does in a few words. */
export const stylexFunctions: Readonly<Record<string, string>> = {
  create: 'Defines styles by name',
  props: 'Gives the class names of styles to an element',
  defineVars: 'Defines variables that themes can change',
  createTheme: 'Gives other values to a group of variables',
  defineConsts: 'Defines constants, such as media queries',
  keyframes: 'Defines an animation',
  positionTry: 'Defines a fallback for an anchored position',
  firstThatWorks: 'Lists values, of which a browser takes the first that it knows',
  types: 'Types of variables, which make them animatable',
};
