/** The scripts that are bundled for a runtime, and the folders of src that they may import. */
export type Runtime = { entries: RegExp; folders: readonly string[] };

const features = [
  'features/playground',
  'features/releases',
  'features/samples',
  'features/search',
  'features/versions',
];

/** The runtimes other than Node that run our code, and what the scripts of each may import. */
export const runtimes: Readonly<Record<string, Runtime>> = {
  'the scripts of every page': {
    entries:
      /^src\/(?:boot\/(?:boot|announcing-script|theme-script|base-url-script)|features\/\w+\/(?:boot|app-start|page-part))\.ts$/,
    folders: [
      'boot',
      'features/languages',
      ...features,
      ...features.map((name) => `${name}/boot`),
      'texts',
      'theme',
      'waku/browser',
      'waku/names',
    ],
  },
  'the scripts of the app': {
    entries:
      /^src\/(?:waku\.client\.tsx|features\/\w+\/client\.tsx|(?:features\/\w+\/)?islands\/.*)$/,
    folders: [
      '',
      'boot',
      'features/languages/islands',
      'features/search',
      'features/search/boot',
      'features/search/client',
      'features/search/islands',
      'features/search/theme',
      'features/versions/boot',
      'features/versions/islands',
      'islands',
      'links',
      'site/navigation',
      'config',
      'texts',
      'theme',
      'waku/browser',
      'waku/names',
    ],
  },
  'the scripts of the built-in search index': {
    entries: /^src\/features\/search\/query\/local-client\.ts$/,
    folders: ['diagnostics', 'features/search/client', 'features/search/query'],
  },
  'the scripts of the playground’s page': {
    entries: /^src\/features\/playground\/editor\/start\.tsx$/,
    folders: [
      'boot',
      'compile/code',
      'features/playground/editor',
      'features/playground/editor/components',
      'features/playground/protocol',
      'features/playground/sandbox',
      'features/samples/link',
      'features/samples/rules',
      'features/samples/theme',
      'texts',
      'theme',
    ],
  },
  'the scripts of the playground’s compiler': {
    entries: /^src\/features\/playground\/compiler\/(?:frame|worker)\.ts$/,
    folders: [
      'features/playground/compiler',
      'features/playground/protocol',
      'features/samples/compiler',
      'features/samples/names',
    ],
  },
  'the scripts of the playground’s preview': {
    entries: /^src\/features\/playground\/preview\/frame\.ts$/,
    folders: ['features/playground/preview', 'features/playground/protocol'],
  },
  'the tools in the sandbox': {
    entries: /^src\/features\/samples\/host\/(?:compiler|reader|components)\.ts$/,
    folders: [
      'content/front-matter',
      'diagnostics',
      'features/samples',
      'features/samples/compiler',
      'features/samples/entry',
      'features/samples/host',
      'features/samples/names',
      'features/samples/prove',
    ],
  },
};
