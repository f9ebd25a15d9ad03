/** The drawings of the document's sprite. */
export type IconName =
  | 'menu'
  | 'close'
  | 'search'
  | 'home'
  | 'external'
  | 'edit'
  | 'chevron'
  | 'previous'
  | 'next'
  | 'sun'
  | 'moon'
  | 'system'
  | 'github';

/** A drawing beside a text or in a named button; it says nothing to assistive technology. */
export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  return (
    <svg className={classOf(size)} width={size} height={size} aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}

/** The same as HTML, for what is written as text. */
export function iconHtml(name: IconName, size: number): string {
  const box = `class="${classOf(size)}" width="${size}" height="${size}" aria-hidden="true"`;
  return `<svg ${box}><use href="#icon-${name}"></use></svg>`;
}

/** Small drawings need a stronger line. */
const classOf = (size: number) => (size < 16 ? 'icon icon-small' : 'icon');
