type Attributes = Record<string, string | boolean | undefined>;

/** Creates an element with attributes and children; for `true`, an attribute without value. */
export function makeElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === true) element.setAttribute(key, '');
    else if (typeof value === 'string') element.setAttribute(key, value);
  }
  element.append(...children);
  return element;
}

/** Outlines for a view box of 24. */
const outlines = {
  add: 'M12 5v14M5 12h14',
  rename: 'M5 19l1-4.5L16.5 4l3.5 3.5L9.5 18ZM14 6.5l3.5 3.5',
  remove: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 12.5h9l1-12.5M10.5 11v5M13.5 11v5',
  reload: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.3M20 4v5.3h-5.3',
  link: 'M10 14a4.5 4.5 0 0 0 6.4 0l3-3a4.5 4.5 0 0 0-6.4-6.4l-1.2 1.2M14 10a4.5 4.5 0 0 0-6.4 0l-3 3a4.5 4.5 0 0 0 6.4 6.4l1.2-1.2',
  download: 'M12 4v11M7 10.5l5 5l5-5M5 20h14',
  format: 'M4 6h16M8 10.7h12M8 15.3h8M4 20h16',
  examples: 'M4 4.5h6.5V11H4ZM13.5 4.5H20V11h-6.5ZM4 14h6.5v6.5H4ZM13.5 14H20v6.5h-6.5Z',
  types: 'M4 6h10M9 6v12M14.5 15.5l2.5 2.5l4-5',
  keys: 'M3 6.5h18v11H3ZM6.5 10h.01M10 10h.01M13.5 10h.01M17 10h.01M7.5 14h9',
  close: 'M6 6l12 12M18 6L6 18',
};

export type IconName = keyof typeof outlines;

/** An icon, hidden from assistive technology. */
function makeIcon(name: IconName): SVGSVGElement {
  const namespace = 'http://www.w3.org/2000/svg';
  const icon = document.createElementNS(namespace, 'svg');
  const path = document.createElementNS(namespace, 'path');
  path.setAttribute('d', outlines[name]);
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  icon.append(path);
  return icon;
}

type ButtonParts = {
  label: string;
  run: () => void;
  icon?: IconName;
  /** Whether the label is only its accessible name, and not visible. */
  iconOnly?: boolean;
  className?: string;
};

/** A button with an icon, whose label is its accessible name. */
export const makeIconButton = (label: string, icon: IconName, run: () => void) =>
  makeButton({ label, run, icon, iconOnly: true });

/** Creates a button with a label, an icon or both. */
export function makeButton({ label, run, icon, iconOnly, className }: ButtonParts) {
  const button = makeElement('button', {
    type: 'button',
    class: [iconOnly && 'icon-only', className].filter(Boolean).join(' '),
    'aria-label': iconOnly && label,
    title: iconOnly && label,
  });
  if (icon) button.append(makeIcon(icon));
  if (!iconOnly) button.append(makeElement('span', {}, label));
  button.addEventListener('click', run);
  return button;
}
