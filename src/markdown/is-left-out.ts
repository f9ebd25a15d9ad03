type Attributes = Readonly<Record<string, string>>;

/** What is there to be pressed, drawn or run; a template is no part of its page. */
const leftOutTags = new Set([
  ...['button', 'dialog', 'fieldset', 'select', 'textarea', 'object', 'canvas'],
  // Where a word may be broken, too.
  ...['script', 'style', 'svg', 'template', 'wbr'],
]);

/** Elements that help to use a page and say nothing: controls, drawings, the `#` of headings. */
export function isLeftOut(name: string, attributes: Attributes, isInHeading: boolean): boolean {
  if (leftOutTags.has(name)) return true;
  if (name === 'input') return attributes.type !== 'checkbox';
  if ('hidden' in attributes || 'data-no-print' in attributes) return true;
  if ('data-no-markdown' in attributes || attributes['aria-hidden'] === 'true') return true;
  const classes = attributes.class?.split(/\s+/) ?? [];
  // The dark one of two pictures; a hint for those who hear a link, but not the name of a heading.
  const isHint = classes.includes('visually-hidden') && !isInHeading;
  return isHint || classes.includes('hash-link') || classes.includes('only-dark');
}
