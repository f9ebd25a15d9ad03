import { checkProject } from '../check/check-project.ts';
import { reportSamples } from '../check/report-samples.ts';
import { FaultError, isError } from '../faults/fault.ts';
import { run } from './run.ts';

await run(async () => {
  const { site, faults, content } = await checkProject(process.cwd());
  console.log(reportSamples(process.cwd(), content.index));
  if (site && !site.samples.prove) {
    console.log('Nothing was proven: site.config.ts says so (samples.prove).');
  }
  if (faults.some(isError)) throw new FaultError(faults);
});
