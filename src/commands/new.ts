import { newContent } from '../scaffold/new-content.ts';
import { run } from './run.ts';

await run(async () => {
  const file = newContent(process.cwd(), process.argv.slice(2), new Date());
  console.log(`Made ${file}`);
});
