import { bootCode, bootUrl } from 'virtual:boot';
import { fsRouter } from 'waku';
import adapter from 'waku/adapters/default';
import { listOutputs } from './collections/outputs.ts';
import { stripPage } from './compile/strip-page.ts';
import { site } from './site/site.ts';

const pages = fsRouter(import.meta.glob('./pages/**/*.{tsx,ts}'));

export default adapter({
  ...pages,
  /** Every page loses its inline payload; what else is made of the pages is written beside. */
  handleBuild: async (utils) => {
    const { generateFile } = utils;
    await pages.handleBuild({
      ...utils,
      generateFile: async (name, body) => {
        const file = decodeURIComponent(name);
        const text = typeof body === 'string' ? body : await new Response(body).text();
        const isPage = file.endsWith('.html');
        await generateFile(
          file,
          isPage ? stripPage(file, text, { bootUrl, baseUrl: site.baseUrl }) : text,
        );
      },
    });
    await generateFile(bootUrl.slice(site.baseUrl.length - 1), bootCode);
    for (const { file, text } of listOutputs()) await generateFile(file, text);
  },
});
