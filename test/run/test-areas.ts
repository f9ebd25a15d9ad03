/** By the start of a changed path: the tests that look at what it makes, in a built site or a browser. */
const areas: readonly (readonly [changed: RegExp, tests: RegExp])[] = [
  [/^content\//, /unit\/(?:api-tables|guides|authoring|references)|build\/(?:pages|links|blog)\./],
  [/^public\//, /build\/(?:pages|links|licenses)\./],
  [/^site\.config\.ts$/, /build\/(?:pages|outputs|features)\.|browser\/navbar/],
  [/^package(?:-lock)?\.json$/, /unit\/(?:packages|licenses)|build\/(?:engine|licenses|waku)/],
  [/^src\/boot\//, /browser\/(?:early|color-mode|loading|mobile-menu|navbar|without-scripts)/],
  [
    /^src\/islands\//,
    /browser\/(?:history|navigation|prefetch|progress|return-place|route-change)/,
  ],
  [
    /^src\/(?:compile\/files|content|node|publish\/build|site\/table)\//,
    /build\/(?:incremental|interrupted|outputs|pages)\./,
  ],
  [/^src\/check\//, /build\/(?:diagnostics|links)\./],
  [/^src\/compile\//, /build\/(?:pages|page-code|markdown)\.|browser\/(?:code-blocks|reading)\./],
  [/^src\/components\//, /build\/pages\.|browser\/(?:accessibility|narrow-window|reading)\./],
  [/^src\/dev\//, /browser\/dev/],
  [/^src\/(?:publish\/bundle|waku)|^waku/, /build\/(?:engine|features|waku)/],
  [/^src\/theme\/fonts\//, /browser\/fonts/],
  [/^src\/outputs\/licenses\//, /build\/licenses/],
  [/^src\/links\//, /build\/links/],
  [/^src\/texts\//, /unit\/architecture\/texts|build\/german/],
  [/^import\//, /build\/(?:docusaurus|moved)/],
  [/^mcp\//, /build\/(?:agents|mcp)\./],
  [/^src\/site\/navigation\//, /build\/navigation|browser\/(?:mobile-menu|navbar|sections)/],
  [/^src\/outputs\//, /build\/(?:agents|feeds|llms|markdown|outputs|print|structured-data)\./],
  [/^src\/(?:pages|site\/collections)\//, /build\/(?:blog|pages|structured-data)\./],
  [/^src\/publish\/policy\//, /(?:build|browser)\/policy/],
  [
    /^src\/(?:check\/output|publish\/(?:html|render))\//,
    /build\/(?:failing-pages|pages|page-code|policy)\./,
  ],
  [/^src\/serve\//, /browser\/(?:deployment|host-headers|base-path)/],
  [
    /^src\/(?:publish\/bundle\/stylex|theme)\//,
    /browser\/(?:accessibility|color-mode|dev-styles|other-eyes)/,
  ],
  [/^src\/features\/playground\//, /(?:build|browser)\/playground/],
  [/^src\/features\/samples\//, /(?:build|browser)\/(?:hostile-)?sample/],
  [
    /^src\/features\/search\//,
    /(?:build|browser)\/(?:hosted-|stored-)?search|browser\/early-presses/,
  ],
];

/**
 * @param changed paths from the root
 * @param tests paths from the root
 * @returns those tests that look at what the changed files make
 */
export function listAreaTests(changed: readonly string[], tests: readonly string[]): string[] {
  const patterns = areas.flatMap(([from, to]) =>
    changed.some((file) => from.test(file)) ? [to] : [],
  );
  return tests.filter((file) => patterns.some((pattern) => pattern.test(file)));
}
