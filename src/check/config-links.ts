import type { SiteConfig } from '../site/schema.ts';

/** Every link of `site.config.ts` with the path of its field. */
export function listConfigLinks(site: SiteConfig): { fieldPath: string; href: string }[] {
  return collectLinks(site, '');
}

const linkFields = ['to', 'href', 'src', 'srcDark', 'favicon', 'socialImage'];

function collectLinks(value: unknown, path: string): { fieldPath: string; href: string }[] {
  if (Array.isArray(value))
    return value.flatMap((item, at) => collectLinks(item, `${path}[${at}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const fieldPath = path ? `${path}.${key}` : key;
    if (typeof inner !== 'string') return collectLinks(inner, fieldPath);
    return linkFields.includes(key) ? [{ fieldPath, href: inner }] : [];
  });
}
