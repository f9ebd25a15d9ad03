type Attributes = Readonly<Record<string, string>>;

/** Elements for interaction, drawing or scripts; a template isn't part of its page. */
const leftOutTags = new Set([
  ...['button', 'dialog', 'fieldset', 'select', 'textarea', 'object', 'canvas'],
  // `wbr` is a break opportunity.
  ...['script', 'style', 'svg', 'template', 'wbr'],
]);

/** True for elements that say nothing: controls, drawings, the `#` of headings. */
export function isLeftOut(name: string, attributes: Attributes, isInHeading: boolean): boolean {
  if (leftOutTags.has(name)) return true;
  if (name === 'input') return attributes.type !== 'checkbox';
  if ('hidden' in attributes || 'data-no-print' in attributes) return true;
  if ('data-no-markdown' in attributes || attributes['aria-hidden'] === 'true') return true;
  const classes = attributes.class?.split(/\s+/) ?? [];
  // The picture for the dark mode, and hidden hints, such as those for links, but not those in headings.
  const isHint = classes.includes('visually-hidden') && !isInHeading;
  return isHint || classes.includes('hash-link') || classes.includes('only-dark');
}
