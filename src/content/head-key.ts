/**
 * What a tag of a page's head says something about, so that two with the same key would contradict each other.
 * @param type the name of the element
 */
export function headKey(
  type: string,
  { name, property = name, rel = '', ...more }: Record<string, string>,
): string {
  if (type !== 'link') return `${type} ${property?.toLowerCase()}`;
  return `${type} ${rel.toLowerCase()} ${(more.hrefLang ?? more.hreflang ?? '').toLowerCase()}`;
}
