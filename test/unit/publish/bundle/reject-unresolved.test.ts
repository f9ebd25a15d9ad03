import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';
import { rejectUnresolved } from '../../../../src/publish/bundle/reject-unresolved.ts';

test('bundling fails if an imported package is not installed', async () => {
  const entry = '\0entry';
  const plugin = {
    name: 'entry',
    resolveId: (id: string) => (id === entry ? entry : undefined),
    load: (id: string) => (id === entry ? "import 'not-installed';" : undefined),
  };
  const bundling = rolldown({ input: entry, plugins: [plugin], onLog: rejectUnresolved });
  const generated = bundling.then((bundle) => bundle.generate({}));
  await expect(generated).rejects.toThrow('not-installed');
});
