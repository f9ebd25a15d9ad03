import { type Fields, fieldsOf, itemsOf, stringOf, withoutGaps } from './plain-data.ts';

/** A file of `static/` by its path in the site: with its slash, without the base path. */
export function pathOfFile(written: unknown): string | undefined {
  const text = stringOf(written);
  if (text === undefined || /^[a-z]+:/i.test(text)) return undefined;
  return `/${text.replace(/^\/+/, '')}`;
}

export function convertLogo(written: unknown): Fields | undefined {
  const { src, srcDark, alt, width, height, href } = fieldsOf(written);
  const file = pathOfFile(src);
  if (file === undefined) return undefined;
  return withoutGaps({ src: file, srcDark: pathOfFile(srcDark), alt, width, height, href });
}

/** Where a link leads: `to` is a path of the site, with its slash, `href` an address. */
export function convertTarget({ to, href, ...rest }: Fields): Fields {
  const written = stringOf(to) ?? stringOf(href)?.replace(/^pathname:\/\//, '');
  if (written === undefined) return rest;
  if (/^[a-z][a-z\d+.-]*:/i.test(written)) return { ...rest, href: written };
  return { ...rest, to: `/${written.replace(/^\/+/, '')}` };
}

/** @param place gives the ids that the doc or the sidebar of an item have here */
export function convertNavbarItem(written: unknown, place: (item: Fields) => Fields): Fields {
  const { type, items, dropdownItemsBefore, dropdownItemsAfter, ...item } = fieldsOf(written);
  const lists = Object.entries({ items, dropdownItemsBefore, dropdownItemsAfter }).flatMap(
    ([name, list]) =>
      Array.isArray(list)
        ? [[name, list.map((inner) => convertNavbarItem(inner, place))] as const]
        : [],
  );
  const kind = Array.isArray(items) && type === undefined ? 'dropdown' : type;
  const { docsPluginId: _plugin, activeClassName: _class, ...fields } = { ...item, ...place(item) };
  const named = nameByAttribute(fields);
  const isLink = kind === undefined || kind === 'link' || kind === 'default';
  const base = stringOf(fields.activeBasePath);
  return withoutGaps({
    ...(isLink ? {} : { type: kind }),
    ...(isLink ? convertTarget({ ...fields, ...named }) : fields),
    ...(base !== undefined && { activeBasePath: `/${base.replace(/^\/+/, '')}` }),
    ...Object.fromEntries(lists),
  });
}

/** A link that only a style sheet shows has a name for screen readers: that is its label here. */
function nameByAttribute({ label, html, className, ...item }: Fields): Fields {
  const name = stringOf(item['aria-label']);
  if (label !== undefined || html !== undefined || name === undefined) return {};
  const isGithub = /github/i.test(`${className} ${name}`);
  return { label: name, ...(isGithub && { icon: 'github', label: 'GitHub' }) };
}

/** The bar's HTML has addresses as browsers read them: with the base path, and here with a slash at their end. */
export function convertAnnouncement(written: unknown, baseUrl: string): Fields | undefined {
  const { content, ...bar } = fieldsOf(written);
  const html = stringOf(content);
  if (html === undefined) return undefined;
  const link = /(<a\b[^>]*?\bhref=(?!["']?(?:[a-z]+:|\/\/|#))["']?)\.?(\/?)([^"'\s>#?]*)/gi;
  return {
    ...bar,
    content: html.replace(link, (_, start: string, slash: string, rest: string) => {
      const end = rest === '' || /\/$|\.\w+$/.test(rest) ? '' : '/';
      return `${start}${slash || baseUrl}${rest}${end}`;
    }),
  };
}

/** HTML in Docusaurus, and mostly a text without any. */
function convertCopyright(written: unknown): unknown {
  const isHtml = typeof written === 'string' && /[<&]/.test(written);
  return isHtml ? { html: written } : written;
}

/** A footer has columns, or links in a row; links of old have a type that says nothing. */
export function convertFooter(written: unknown): Fields | undefined {
  const { style, links, logo, copyright } = fieldsOf(written);
  if (written === undefined) return undefined;
  const convertItem = (entry: unknown): Fields => {
    const { type: _type, ...item } = fieldsOf(entry);
    return convertTarget(item);
  };
  const converted = itemsOf(links).map((entry) => {
    const { title, items, ...link } = fieldsOf(entry);
    return Array.isArray(items)
      ? { title: stringOf(title) ?? '', items: items.map(convertItem) }
      : convertItem(link);
  });
  return withoutGaps({
    style: style === 'dark' ? 'dark' : 'light',
    links: converted,
    logo: convertLogo(logo),
    copyright: convertCopyright(copyright),
  });
}
