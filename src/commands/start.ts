import path from 'node:path';
import { buildSite } from './build-site.ts';
import { run } from './run.ts';
import { serveSite } from './serve-site.ts';

await run(async () => {
  const port = Number(process.env.PORT ?? 3000);
  await buildSite(process.cwd());
  const server = serveSite(path.join(process.cwd(), 'dist/public'));
  server.on('error', (error) => {
    const taken = 'code' in error && error.code === 'EADDRINUSE';
    console.error(taken ? `Port ${port} is taken; set PORT to another one.` : error.message);
    process.exitCode = 1;
  });
  server.listen(port, '127.0.0.1', () => console.log(`The site is at http://127.0.0.1:${port}/`));
});
