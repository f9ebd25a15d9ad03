import '../process/production.ts';
import { acceptLoss } from '../addresses/accept-loss.ts';
import { recordAddresses } from '../addresses/record-addresses.ts';
import { checkProject } from '../check/check-project.ts';
import { FaultError, isError } from '../faults/fault.ts';
import { PlainError } from '../faults/plain-error.ts';
import { runCommand } from '../process/run-command.ts';
import { lockFile } from '../read/address-lock.ts';

await runCommand(async () => {
  const root = process.cwd();
  const [verb, ...accepted] = process.argv.slice(2);
  const { site, content, faults } = await checkProject(root);
  const others = faults.filter((fault) => isError(fault) && fault.file !== lockFile);
  if (!site || others.length > 0) throw new FaultError(others);
  if (verb === undefined) console.log(recordAddresses(root, site, content));
  else if (verb === 'accept' && accepted.length > 0) {
    console.log(acceptLoss(root, site, content, accepted));
  } else {
    throw new PlainError(
      'Expected no arguments, or: npm run addresses -- accept /lost/ /page/#lost',
    );
  }
});
