const border = '1px solid light-dark(#b5bac1,#5c6370)';

/**
 * What buttons, fields, their groups and lines look like where a project says nothing of them, in
 * place of the bevel of browsers. As the first layer of a sheet it loses to every rule of the project.
 */
export const plainControls =
  `@layer controls{:where(fieldset,hr){border:${border}}` +
  ':where(fieldset){border-radius:6px;margin:0}' +
  ':where(button,select,textarea,input:not([type=checkbox],[type=radio],[type=range],[type=color],[type=file]))' +
  `{border:${border};border-radius:6px;` +
  'background:light-dark(#f7f8fa,#26292e);color:inherit;font:inherit;padding:.3em .7em}}\n';
