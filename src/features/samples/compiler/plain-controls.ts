const border = '1px solid light-dark(#b5bac1,#5c6370)';

/**
 * A reset for buttons, fields, their groups and lines, instead of the browsers' bevels. It is the first layer of a
 * style sheet, so every rule of the project overrides it.
 */
export const plainControls =
  `@layer controls{:where(fieldset,hr){border:${border}}` +
  ':where(fieldset){border-radius:6px;margin:0}' +
  ':where(button,select,textarea,input:not([type=checkbox],[type=radio],[type=range],[type=color],[type=file]))' +
  `{border:${border};border-radius:6px;` +
  'background:light-dark(#f7f8fa,#26292e);color:inherit;font:inherit;padding:.3em .7em}}\n';
