/** Outlines for a view box of 24, stroked with the colour of the surrounding text. */
export const iconOutlines = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13ZM15.5 15.5L20.5 20.5',
  home: 'M4 11l8-7l8 7M6 9.5V20h12V9.5M10 20v-5.5h4V20',
  external: 'M9 5H5v14h14v-4M13 4h7v7M20 4l-9.5 9.5',
  edit: 'M5 19l1-4.5L16.5 4l3.5 3.5L9.5 18ZM14 6.5l3.5 3.5',
  chevron: 'M9 5.5l6.5 6.5L9 18.5',
  previous: 'M20 12H4.5M11 5l-7 7l7 7',
  next: 'M4 12h15.5M13 5l7 7l-7 7',
  sun: 'M12 7.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 0 1 0-9ZM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M4.9 4.9l1.8 1.8M17.3 17.3l1.8 1.8M19.1 4.9l-1.8 1.8M6.7 17.3l-1.8 1.8',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4A8.5 8.5 0 1 0 20 14.5Z',
  system: 'M3.5 5h17v11.5h-17ZM8.5 20h7M12 16.5V20',
  language:
    'M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18ZM3.5 9h17M3.5 15h17M12 3c-3.2 2.6-4.2 5.6-4.2 9s1 6.4 4.2 9c3.2-2.6 4.2-5.6 4.2-9s-1-6.4-4.2-9Z',
  /** A disc with the silhouette of a cat cut out of it. */
  github:
    'M12 1.2a10.8 10.8 0 0 1 3.5 21q-.8 0-.8-.8v-3q0-2-1-2.7c3 0 5-2 5-5.5q0-2-1-3q.5-1.5 0-3q-1 0-3 1q-3-1-6 0q-2-1-3-1q-.5 1.5 0 3q-1 1-1 3c0 3.5 2 5.5 5 5.5q-.8.8-.8 2q-2.2.8-3.2-1q-1-1.5-2-1q1 .5 1.5 2q1.2 2 3.7 1.5v2q0 .8-.8.8A10.8 10.8 0 0 1 12 1.2Z',
};

export type IconName = keyof typeof iconOutlines;

/** The icons that are filled instead of stroked. */
export const solidIcons: ReadonlySet<string> = new Set<IconName>(['github']);

/** An icon beside a text or in a labelled button; hidden from assistive technology. */
export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  return (
    <svg className={classOf(size)} width={size} height={size} aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}

/** The same as HTML, for code that writes HTML as text. */
export function iconHtml(name: IconName, size: number): string {
  const box = `class="${classOf(size)}" width="${size}" height="${size}" aria-hidden="true"`;
  return `<svg ${box}><use href="#icon-${name}"></use></svg>`;
}

/** Small icons need a stronger line. */
const classOf = (size: number) => (size < 16 ? 'icon icon-small' : 'icon');
