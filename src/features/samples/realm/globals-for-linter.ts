/** ESLint asks of each path whether it is a URL, and copies configurations, which are plain data. */
Reflect.set(globalThis, 'URL', class {});
Reflect.set(globalThis, 'structuredClone', (value: unknown): unknown =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value)),
);
