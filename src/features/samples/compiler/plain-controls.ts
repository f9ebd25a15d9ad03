/**
 * What buttons and fields look like where a project says nothing of them, in place of the bevel of
 * browsers. As the first layer of a sheet it loses to every rule of the project.
 */
export const plainControls =
  '@layer controls{:where(button,select,textarea,input:not([type=checkbox],[type=radio],[type=range],[type=color],[type=file]))' +
  '{border:1px solid light-dark(#b5bac1,#5c6370);border-radius:6px;' +
  'background:light-dark(#f7f8fa,#26292e);color:inherit;font:inherit;padding:.3em .7em}}\n';
