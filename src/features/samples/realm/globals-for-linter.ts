/** ESLint checks whether paths are URLs, and copies configurations, which are plain data. */
Reflect.set(globalThis, 'URL', class {});
Reflect.set(globalThis, 'structuredClone', (value: unknown): unknown =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value)),
);
