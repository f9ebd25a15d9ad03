import { baseUrlScript, bootFiles, bootUrl, themeScript } from 'virtual:boot';
import { writeSpeculationRules } from '../../boot/speculation-rules.ts';
import { renderSection } from '../../components/section-html.ts';
import { site } from '../../config/site.ts';
import { isTranslated } from '../../config/site-language.ts';
import { markdownPathOf } from '../../links/markdown-path.ts';
import { writeFullCopy } from '../../outputs/agents/full-copy.ts';
import { skillFile } from '../../outputs/agents/index-file.ts';
import { buildSkill } from '../../outputs/agents/skill.ts';
import { createPostReader } from '../../outputs/feeds/feed-content.ts';
import { writePrinted } from '../../outputs/print/write-printed.ts';
import type { RenderHost } from '../../outputs/render-host.ts';
import { findLanguageViews, findPageImage, type ServerPart } from '../../outputs/server-part.ts';
import { listIndexChunks } from '../../site/table/index-chunks.ts';
import type { PageLanguage } from '../../texts/text.ts';
import { endPayload } from '../../waku/names/payload-folder.ts';
import { buildId, renderRedirectPayload } from '../../waku/server/render-page.ts';
import { pathOf, type Route } from '../../waku/server/site-router.ts';
import { type PolicyOptions, writePolicy } from '../policy/write-policy.ts';
import { languageFileOf, writeLanguage } from './language-script.ts';
import { renderPages } from './render-pages.tsx';

/** Renders the pages and what is made of them, if a build asked the bundle for it. */
export async function writeSite(listRoutes: () => Promise<Route[]>): Promise<void> {
  const host = globalThis.__SITE_RENDER__;
  if (!host) return;
  const { features } = await import('virtual:features');
  const { collections } = await import('../../site/collections/site-collections.ts');
  const { baseUrl } = site;
  const { __SITE_LANGUAGE__: language } = globalThis;
  const policy = {
    hosts: allowFeatures(site.contentSecurityPolicy, features),
    themeScript: language ? writeLanguage(language, themeScript) + themeScript : themeScript,
    speculationRules: writeSpeculationRules(baseUrl),
    origin: site.url,
  };
  const homeScript = site.baseUrlIssueBanner ? baseUrlScript : undefined;
  const late = features
    .flatMap(({ late = [] }) => late.flatMap((module) => host.lateScripts[module] ?? []))
    .map((file) => import.meta.env.BASE_URL + file);
  const shown = { bootUrl, baseUrl, policy, homeScript, build: buildId, late };
  const options = { ...shown, ...(language && writeScript(host, language)) };
  await renderPages({
    routes: (await listRoutes()).filter((route) => !collections.lacksBlogPage(pathOf(route))),
    describe: collections.describePage,
    extrasOf: (href) => [
      findPageImage(features, href),
      findLanguageViews(features)?.describe(href),
    ],
    host,
    options,
  });
  if (!isTranslated(site)) for (const { name, code } of bootFiles) host.write(`/${name}`, code);
  const writePayload = (file: string, text: string) =>
    host.write(file, endPayload(text, baseUrl + encodeURI(file).slice(1)));
  for (const { file, section } of collections.listSections())
    writePayload(file, renderSection(section));
  for (const { file, to } of collections.listRedirectPayloads())
    writePayload(file, await renderRedirectPayload(to));
  // Some work in threads while others write.
  await Promise.all(features.map(({ writeFiles }) => writeFiles?.(host)));
  for (const plan of collections.planPrinted()) writePrinted(host, plan, site.title, policy);
  const copies = listIndexChunks(collections.table.pages).flatMap(({ pages }) =>
    pages.flatMap(({ route }) => markdownPathOf(route) ?? []),
  );
  writeFullCopy(host, copies, site.title);
  const skillSections = collections.listSkillSections();
  if (skillSections.length > 0) {
    host.write(skillFile, buildSkill(site, skillSections, host.read, features));
  }
  const read = createPostReader(host.read);
  for (const { file, makeText, hasPolicy, isWrittenLater } of collections.listOutputs(features)) {
    if (isWrittenLater) continue;
    const text = await makeText(read);
    host.write(file, hasPolicy ? writePolicy(file, text, policy) : text);
  }
}

/** Writes the script with the language of all pages. */
function writeScript(host: RenderHost, language: PageLanguage) {
  const scripts = [host.readScripts?.() ?? '', ...bootFiles.map(({ code }) => code)];
  const text = writeLanguage(language, scripts.join('\n'));
  const file = languageFileOf(text);
  host.write(file, text);
  return { languageScript: language.baseUrl + file.slice(1) };
}

/** What pages may load according to the configuration, and what features of the site connect to. */
function allowFeatures(
  hosts: PolicyOptions['hosts'],
  features: readonly ServerPart[],
): PolicyOptions['hosts'] {
  const origins = features.flatMap(({ connectTo = [] }) => connectTo);
  if (typeof hosts !== 'object' || origins.length === 0) return hosts;
  return { ...hosts, connectSrc: [...(hosts.connectSrc ?? []), ...origins] };
}
