/** The routes of SPECIFICATION.md, section 2, written out: what the tests expect of the site. */

/** Newest first. */
export const posts = [
  { slug: 'v0.13.0', title: 'Release 0.13.0', date: '2025-05-19', dateText: 'May 19, 2025' },
  { slug: 'v0.12.0', title: 'Release 0.12.0', date: '2025-04-10', dateText: 'April 10, 2025' },
  { slug: 'v0.11.0', title: 'Release 0.11.0', date: '2025-02-27', dateText: 'February 27, 2025' },
  { slug: 'v0.10.1', title: 'Release 0.10.1', date: '2025-01-17', dateText: 'January 17, 2025' },
  { slug: 'v0.10.0', title: 'Release 0.10.0', date: '2025-01-02', dateText: 'January 2, 2025' },
  { slug: 'v0.9.3', title: 'Release 0.9.3', date: '2024-11-01', dateText: 'November 1, 2024' },
  { slug: 'v0.8.0', title: 'Release 0.8.0', date: '2024-10-06', dateText: 'October 6, 2024' },
  { slug: 'v0.7.3', title: 'Release 0.7.3', date: '2024-06-28', dateText: 'June 28, 2024' },
  { slug: 'v0.7.0', title: 'Release 0.7.0', date: '2024-06-25', dateText: 'June 25, 2024' },
  { slug: 'v0.6.1', title: 'Release 0.6.1', date: '2024-04-16', dateText: 'April 16, 2024' },
  { slug: 'v0.5.0', title: 'Release 0.5.0', date: '2024-01-25', dateText: 'January 25, 2024' },
  { slug: 'v0.4.1', title: 'Release 0.4.1', date: '2023-12-29', dateText: 'December 29, 2023' },
  {
    slug: 'introducing-stylex',
    title: 'Introducing StyleX',
    date: '2023-12-05',
    dateText: 'December 5, 2023',
  },
];

export const postRoutes = posts.map(({ slug }) => `/blog/${slug}/`);

/** The lists of the blog, later pages included. */
export const listRoutes = [
  '/blog/',
  '/blog/page/2/',
  '/blog/archive/',
  '/blog/tags/',
  '/blog/tags/announcement/',
  '/blog/tags/release/',
  '/blog/tags/release/page/2/',
];

/** In the order of the sidebar. */
export const learnRoutes = [
  '',
  'thinking-in-stylex/',
  'installation/',
  'styling-ui/defining-styles/',
  'styling-ui/using-styles/',
  'theming/defining-variables/',
  'theming/using-variables/',
  'theming/creating-themes/',
  'theming/variable-types/',
  'recipes/variants/',
  'recipes/context-driven-styles/',
  'recipes/descendant%20styles/',
  'recipes/reset-themes/',
  'recipes/merge-themes/',
  'recipes/light-dark-themes/',
  'static-types/',
  'ecosystem/',
  'acknowledgements/',
].map((name) => `/docs/learn/${name}`);

/** In the order of the sidebar. */
export const apiRoutes = [
  '',
  'configuration/babel-plugin/',
  'configuration/eslint-plugin/',
  'configuration/postcss-plugin/',
  'javascript/create/',
  'javascript/createTheme/',
  'javascript/defineConsts/',
  'javascript/defineVars/',
  'javascript/firstThatWorks/',
  'javascript/keyframes/',
  'javascript/positionTry/',
  'javascript/props/',
  'javascript/types/',
  'types/StyleXStyles/',
  'types/StyleXStylesWithout/',
  'types/StaticStyles/',
  'types/VarGroup/',
  'types/Theme/',
].map((name) => `/docs/api/${name}`);

/** In the order of the sidebar, which comes on top of the specification's two. */
export const guideRoutes = [
  '',
  'tutorial/',
  'tutorial/states/',
  'tutorial/variants/',
  'tutorial/themes/',
  'tutorial/dynamic-values/',
  'choosing/',
  'conditions/',
  'dynamic-styles/',
  'pseudo-elements/',
  'attributes-and-state/',
  'animation/',
  'container-queries/',
  'dark-mode/',
  'right-to-left/',
  'component-library/',
  'third-party-css/',
  'nextjs/',
  'monorepo/',
  'testing/',
  'development/',
  'server-rendering/',
  'fonts-and-global-css/',
  'css-size/',
  'where-stylex-ends/',
  'tailwind/',
  'css-modules/',
  'css-modules-at-scale/',
  'css-in-js/',
  'cheat-sheet/',
  'what-wins/',
  'errors/',
  'releases/',
  'known-limits/',
].map((name) => `/docs/guides/${name}`);

export const docRoutes = [...learnRoutes, ...apiRoutes, ...guideRoutes];

/** Percent-encoded, as in links and in the address bar. */
export const routes = [
  '/',
  '/playground/',
  '/releases/',
  '/search/',
  ...listRoutes,
  ...postRoutes,
  ...docRoutes,
];
