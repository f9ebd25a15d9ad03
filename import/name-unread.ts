/** What the fields mean to the site that only running the configuration would show, and what to do. */
const meanings: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:docs|blog)\.editUrl$/,
    ' is computed: write a prefix in site.config.ts, or pages have no edit link',
  ],
  [/^customFields\b/, ' is computed: write it in site.config.ts if components read it'],
  [/^createRedirects$/, ' is computed: write these redirects in `redirects` of site.config.ts'],
];

/**
 * Describes the fields that could not be read without running the configuration.
 * @param unread their paths in the configuration, as `presets[0][1].docs.editUrl`
 * @returns a line for each, without the plugins for remark and rehype, which have their own line
 */
export function nameUnread(unread: readonly string[]): string[] {
  return unread
    .filter((field) => !/(?:remark|rehype|recma)Plugins\b/i.test(field))
    .map((field) => {
      const name = field
        .replace(/^presets\[\d+\]\[1\]\.(?=(?:docs|blog|pages|theme)\b)/, '')
        .replace(/^plugins\[\d+\]\[1\]\.(?=createRedirects$)/, '');
      return name + (meanings.find(([pattern]) => pattern.test(name))?.[1] ?? '');
    });
}
