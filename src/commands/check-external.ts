import { checkProject } from '../check/check-project.ts';
import { findExternalLinks, requestExternalLinks } from '../check/external-links.ts';
import { countOf } from '../faults/count-of.ts';
import { FaultError, isError } from '../faults/fault.ts';
import { runCommand } from '../node/run-command.ts';

await runCommand(async () => {
  const { site, faults, content } = await checkProject(process.cwd());
  if (!site || faults.some(isError)) throw new FaultError(faults);
  const links = findExternalLinks(content.index, site.url);
  const broken = await requestExternalLinks(links);
  if (broken.length > 0) throw new FaultError(broken);
  console.log(`Checked ${countOf(links.size, 'link')} to other sites; none is broken.`);
});
