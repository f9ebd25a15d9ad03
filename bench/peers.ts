import { docusaurusSite } from './sites/docusaurus-site.ts';
import type { SiteKind } from './sites/site-kind.ts';
import { starlightSite } from './sites/starlight-site.ts';
import { vitepressSite } from './sites/vitepress-site.ts';

export type Peer = {
  site: SiteKind;
  /** The `package.json` of its sites: exact versions of the packages that make it. */
  packageJson: PackageJson;
};

type PackageJson = {
  private: true;
  type?: 'module';
  scripts: { build: string };
  dependencies: Record<string, string>;
  overrides?: Record<string, string>;
};

/** The generators that we are measured against. */
export const peers: Peer[] = [
  {
    site: starlightSite,
    packageJson: {
      private: true,
      type: 'module',
      scripts: { build: 'astro build' },
      dependencies: { '@astrojs/starlight': '0.42.4', astro: '7.3.5', sharp: '0.35.5' },
    },
  },
  {
    site: vitepressSite,
    packageJson: {
      private: true,
      type: 'module',
      scripts: { build: 'vitepress build' },
      dependencies: { vitepress: '1.6.4', vue: '3.5.45' },
    },
  },
  {
    site: docusaurusSite,
    packageJson: {
      private: true,
      scripts: { build: 'docusaurus build' },
      dependencies: {
        '@docusaurus/core': '3.10.2',
        '@docusaurus/faster': '3.10.2',
        '@docusaurus/preset-classic': '3.10.2',
        react: '19.3.1',
        'react-dom': '19.3.1',
      },
      // 4.7.1, which is asked for, needs a version of its core that was not published.
      overrides: { '@docsearch/react': '4.7.0' },
    },
  },
];
