import { checkProject } from '../../../check/check-project.ts';
import { FaultError, isError } from '../../../faults/fault.ts';
import { runCommand } from '../../../process/run-command.ts';
import { reportSamples } from '../prove/report-samples.ts';

await runCommand(async () => {
  const { site, faults, content } = await checkProject(process.cwd());
  console.log(reportSamples(process.cwd(), content.index));
  if (site && !site.samples?.prove) {
    console.log('The samples were not checked: samples.prove is off in site.config.ts.');
  }
  if (faults.some(isError)) throw new FaultError(faults);
});
