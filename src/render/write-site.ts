import { baseUrlScript, bootFiles, bootUrl, themeScript } from 'virtual:boot';
import { playgroundFiles } from 'virtual:playground';
import { previewFiles } from 'virtual:preview';
import { writeSpeculationRules } from '../boot/speculation-rules.ts';
import { renderSection } from '../components/section-html.ts';
import { writeIndex } from '../features/search/build/write-index.ts';
import { listServiceOrigins } from '../features/search/hosted/service-origins.ts';
import type { SiteConfig } from '../site/schema.ts';
import { site } from '../site/site.ts';
import { buildId } from '../waku/server/build-id.ts';
import { renderLeaving } from '../waku/server/render-page.ts';
import type { Route } from '../waku/server/site-router.ts';
import { renderPages } from './render-pages.tsx';
import { type PolicyOptions, writePolicy } from './write-policy.ts';

/** Renders the pages, and what else is made of them, for the process that asked for it, if one did. */
export async function writeSite(listRoutes: () => Promise<Route[]>): Promise<void> {
  const host = globalThis.__SITE_RENDER__;
  if (!host) return;
  const { getDemo } = await import('../collections/demo.ts');
  const { describePage } = await import('../collections/describe-page.ts');
  const { listLeavings, listOutputs } = await import('../collections/outputs.ts');
  const { openSearchIndex } = await import('../features/search/build/search-index.ts');
  const { listSections } = await import('../collections/sections.ts');
  const { baseUrl } = site;
  const policy = {
    hosts: allowSearch(site),
    themeScript,
    homeScript: site.baseUrlIssueBanner ? baseUrlScript : undefined,
    speculationRules: writeSpeculationRules(baseUrl),
  };
  const options = { bootUrl, baseUrl, policy, build: buildId };
  await renderPages({ routes: await listRoutes(), describe: describePage, host, options });
  for (const { name, code } of [...bootFiles, ...playgroundFiles, ...previewFiles])
    host.write(`/${name}`, code);
  const { demo } = await getDemo();
  if (demo) host.write(demo.sheet.address, demo.sheet.text);
  for (const { file, section } of listSections()) host.write(file, renderSection(section));
  for (const { file, to } of listLeavings()) host.write(file, await renderLeaving(to));
  const outputs = listOutputs();
  if (outputs.some(({ kind }) => kind === 'index')) {
    writeIndex(openSearchIndex(host.recallTerms), `${site.search.searchPagePath}index/`, host);
  }
  for (const { kind, file, makeText } of outputs) {
    if (kind === 'index') continue;
    const text = makeText();
    // The frame of the playground has a policy of its own.
    const isPage = file.endsWith('.html') && kind !== 'preview';
    host.write(file, isPage ? writePolicy(file, text, policy).html : text);
  }
}

/** What the configuration lets pages load, with the service that answers what is searched for. */
function allowSearch({ search, contentSecurityPolicy: hosts }: SiteConfig): PolicyOptions['hosts'] {
  if (typeof hosts !== 'object' || search.provider !== 'algolia' || !search.algolia) return hosts;
  const origins = listServiceOrigins(search.algolia.appId);
  return { ...hosts, connectSrc: [...(hosts.connectSrc ?? []), ...origins] };
}
