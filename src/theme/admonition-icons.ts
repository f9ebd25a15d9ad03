import { chooseText } from '../texts/text.ts';

/**
 * The path data of each admonition's icon for a `viewBox` of `0 0 24 24`. They are outlines: the style sheet
 * strokes `.icon` with the colour of the label, without fill.
 */
export const admonitionIcons = {
  note: 'M5 3.5h9.5L19.5 8.5v12H5ZM14 3.5v5.5h5.5M8.5 13h7M8.5 16.5h5',
  tip: 'M9 17.5c0-2.5-3-3.8-3-7.8a6 6 0 0 1 12 0c0 4-3 5.3-3 7.8ZM9.5 21h5',
  info: 'M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18ZM12 11v5.5M12 7.3v.4',
  warning: 'M12 3.8L21.5 20h-19ZM12 10v4.5M12 17v.3',
  danger: 'M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3ZM9 9l6 6M15 9l-6 6',
};

/** The names of admonitions, and the kind that each looks like. */
export const admonitionKinds: Readonly<Record<string, keyof typeof admonitionIcons>> = {
  note: 'note',
  secondary: 'note',
  tip: 'tip',
  success: 'tip',
  info: 'info',
  important: 'info',
  warning: 'warning',
  caution: 'warning',
  danger: 'danger',
};

/** The kind that an admonition looks like; a note for unknown names. */
export function kindOf(name: string): keyof typeof admonitionIcons {
  return (Object.hasOwn(admonitionKinds, name) && admonitionKinds[name]) || 'note';
}

/**
 * The classes of an admonition: its kind, and the name that its author wrote: `admonition-warning
 * admonition-caution`.
 */
export function classesOf(name: string): string[] {
  return [...new Set([kindOf(name), name])].map((kind) => `admonition-${kind}`);
}

/** The title of an admonition without one: its name, in the language of the site. */
export function admonitionTitle(name: string): string {
  const title = chooseText('theme.admonition', name);
  return title.charAt(0).toUpperCase() + title.slice(1);
}
