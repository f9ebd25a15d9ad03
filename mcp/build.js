import { build } from 'rolldown';

/** Bundles the command and the handler with what they take from the site's own search. */
await build({
  input: { cli: 'src/cli.ts', handler: 'src/handler.ts' },
  platform: 'node',
  external: [/^@modelcontextprotocol\//, 'zod'],
  output: { dir: 'dist', format: 'esm', cleanDir: true },
});
