import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { runCommand } from '../node/run-command.ts';

type Listed = {
  serialNumber?: string;
  metadata: { timestamp?: string; component: { name: string } };
};

await runCommand(async () => {
  const options = { encoding: 'utf8', maxBuffer: 2 ** 28 } as const;
  const list: Listed = JSON.parse(
    execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx'], options),
  );
  // The serial number differs each time and says nothing about the packages.
  delete list.serialNumber;
  delete list.metadata.timestamp;
  list.metadata.component.name = JSON.parse(readFileSync('package.json', 'utf8')).name;
  process.stdout.write(`${JSON.stringify(list, null, 2)}\n`);
});
