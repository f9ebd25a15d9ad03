import '../node/production.ts';
import { runCommand } from '../node/run-command.ts';
import { updateAddresses } from './update-addresses.ts';

await runCommand(async () => {
  console.log(await updateAddresses(process.cwd(), process.argv.slice(2)));
});
