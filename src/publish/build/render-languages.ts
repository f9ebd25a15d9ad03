import { existsSync } from 'node:fs';
import path from 'node:path';
import type { SiteConfig } from '../../config/schema.ts';
import { withTexts } from '../../config/site-texts.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Bundle } from '../bundle/cached-bundle.ts';
import type { LanguageSite } from './check-languages.ts';
import { previousSiteFolder } from './create-render-host.ts';
import { copyCode } from './lay-language.ts';
import { renderSite } from './render-site.ts';
import { moveSite } from './site-folder.ts';
import { verifyOutput } from './verify-output.ts';

/** Takes the languages out of the previous site, of which each reuses its own part. */
export function keepLanguages(root: string, languages: readonly LanguageSite[]): void {
  for (const { root: project, language } of languages)
    moveSite(path.join(previousSiteFolder(root), language.code), previousSiteFolder(project));
}

/**
 * Renders the other languages into their folders, one after the other.
 * @param out the folder of the whole site
 * @returns a function that verifies them
 */
export async function renderLanguages(
  bundle: Bundle,
  languages: readonly LanguageSite[],
  out: string,
): Promise<(hasErrors: boolean) => Diagnostic[]> {
  const rendered = new Map<LanguageSite, ReadonlyMap<string, string>>();
  for (const one of languages) {
    const { root, site, content, language } = one;
    withTexts(root, site);
    const folder = copyCode(bundle.folder, root);
    const target = path.join(out, language.code);
    rendered.set(one, await renderSite(root, { ...bundle, folder }, { content, site }, target));
  }
  return (hasErrors) =>
    [...rendered].flatMap(([{ root, site, index, failed, language }, sums]) =>
      verifyOutput(path.join(out, language.code), site, index, root, {
        sums,
        ...(hasErrors && { failed: [...failed.values()] }),
        ...describeRest(site, out),
      }),
    );
}

/** What a language's part of a site is verified with: the rest of the site. */
export function describeRest({ languages = [], locales }: SiteConfig, out: string) {
  const [first] = languages;
  if (!first) return {};
  const { baseUrl } = first;
  const others = languages.filter(({ code }) => code !== locales.default);
  return {
    /** The folders of other languages, if they are in that of this one. */
    except: first.code === locales.default ? others.map(({ code }) => `${code}/`) : [],
    /** Whether another part of the site has a path. */
    isElsewhere: (address: string) => {
      const file = path.join(out, address.startsWith(baseUrl) ? address.slice(baseUrl.length) : '');
      return existsSync(file.endsWith(path.sep) ? `${file}index.html` : file);
    },
  };
}
