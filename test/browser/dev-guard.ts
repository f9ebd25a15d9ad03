import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { attackServer } from './dev-attack.ts';
import { type DevSite, route } from './dev-site.ts';
import { findFirefox, launchFirefox } from './firefox.ts';
import { freePort } from './free-port.ts';
import { collectErrors, waitForHydration } from './site-in-browser.ts';

const planted = 'PLANTED-SECRET';
const secrets = [
  ...['.env', '.env.local', '.git/config', '.npmrc', 'server.pem', 'server.key', 'notes.txt'],
  ...['content/.env', 'src/.env', 'content/keys/id_rsa', '../beside.txt'],
];
/** Files that a development server must not send. */
export const secretFiles: readonly (readonly [string, string])[] = [
  ...secrets.map((file) => [file, `${planted}=1\n`] as const),
  ['secret.config.ts', `export default '${planted}';\n`],
];

type Answer = { status: number; text: string; headers: Record<string, unknown> };

const refused = {
  ...{ script: 'refused', module: 'refused', source: 'refused', style: 'refused' },
  ...{ page: 'refused', text: 'refused', preflight: 'refused', post: 'refused' },
  ...{ updates: 'refused', ping: 'refused' },
};

/** A server at another origin, which answers with empty pages. */
const stranger = createServer((_request, response) => {
  response.setHeader('content-type', 'text/html');
  response.end('<!doctype html><title>Other</title>');
});
/**
 * What other sites and other machines may ask of a development server. The last test starts it again.
 * @param site a site with a playground and with `secretFiles`
 */
export function testGuard(site: DevSite): void {
  let strangerPort = 0;

  beforeAll(async () => {
    strangerPort = await freePort();
    stranger.listen(strangerPort);
    await once(stranger, 'listening');
  });
  afterAll(() => stranger.close());

  /** Sends headers that browsers would not send, or only for a page of another origin. */
  function ask(
    address: string,
    headers: Record<string, string> = {},
    { method = 'GET', hostname = '127.0.0.1' } = {},
  ): Promise<Answer> {
    const { port } = new URL(site.origin());
    return new Promise((resolve, reject) => {
      const asked = request({ hostname, port, path: address, method, headers }, (answer) => {
        let text = '';
        answer.on('data', (part: Buffer) => {
          text += part.toString();
        });
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, text, headers: answer.headers }),
        );
      });
      asked.on('error', reject).end();
    });
  }

  /** The status line of the response to a WebSocket upgrade. */
  async function upgrade(headers: readonly string[]): Promise<string> {
    const socket = connect(Number(new URL(site.origin()).port), '127.0.0.1');
    const lines = [
      'GET / HTTP/1.1',
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: MTIzNDU2Nzg5MDEyMzQ1Ng==',
      'Sec-WebSocket-Protocol: vite-ping',
      ...headers,
    ];
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    const [answer] = await once(socket, 'data');
    socket.destroy();
    return String(answer).split('\r\n')[0] ?? '';
  }

  const portOf = () => new URL(site.origin()).port;

  test('requests with an unknown Host header get 403, and the response says which host to open', async () => {
    for (const host of ['evil.example', `evil.example:${portOf()}`, 'localhost.evil.example']) {
      const { status, text } = await ask(route, { host });
      expect([host, status, text.slice(0, 200)]).toEqual([
        host,
        403,
        `The development server does not accept the host "${host}". Open it as localhost or 127.0.0.1, or start it with HOST set to that name.\n`,
      ]);
      expect(await upgrade([`Host: ${host}`])).toBe('HTTP/1.1 403 Forbidden');
    }
    for (const name of ['localhost', '127.0.0.1', 'LOCALHOST', '[::1]']) {
      expect([name, (await ask(route, { host: `${name}:${portOf()}` })).status]).toEqual([
        name,
        200,
      ]);
      expect(await upgrade([`Host: ${name}:${portOf()}`])).toMatch(/^HTTP\/1\.1 101 /);
    }
  });

  test('cross-origin requests get 403 and no CORS headers, except top-level navigation', async () => {
    const host = `127.0.0.1:${portOf()}`;
    const others = [
      'http://evil.example',
      'null',
      `http://localhost:${portOf()}`,
      `https://${host}`,
    ];
    for (const origin of others) {
      for (const method of ['GET', 'POST', 'OPTIONS']) {
        const { status, headers } = await ask('/src/boot/boot.ts', { host, origin }, { method });
        expect([origin, method, status, headers['access-control-allow-origin']]).toEqual([
          ...[origin, method, 403],
          undefined,
        ]);
      }
      expect(await upgrade([`Host: ${host}`, `Origin: ${origin}`])).toBe('HTTP/1.1 403 Forbidden');
    }
    const own = await ask('/src/boot/boot.ts', { host, origin: `http://${host}` });
    expect([own.status, own.headers['access-control-allow-origin']]).toEqual([200, undefined]);
    for (const from of ['cross-site', 'same-site']) {
      const as = (mode: string, dest: string) =>
        ask(route, {
          host,
          'sec-fetch-site': from,
          'sec-fetch-mode': mode,
          'sec-fetch-dest': dest,
        });
      expect((await as('no-cors', 'script')).status).toBe(403);
      expect((await as('no-cors', 'image')).status).toBe(403);
      expect((await as('navigate', 'iframe')).status).toBe(403);
      // A link on another site.
      expect((await as('navigate', 'document')).status).toBe(200);
    }
  });

  test('the server refuses every request from a page on another origin, in Chromium', {
    tags: 'dev',
  }, async () => {
    const page = await site.newPage();
    await page.goto(site.origin() + route);
    const own = JSON.parse(await page.evaluate(attackServer, site.origin()));
    // The same attempts from a page of the site itself, to prove that they can succeed.
    expect(own).toMatchObject({ module: 'loaded', text: 'read true', ping: 'open' });
    for (const name of ['localhost', '127.0.0.1']) {
      await page.goto(`http://${name}:${strangerPort}/`);
      const found = JSON.parse(await page.evaluate(attackServer, site.origin()));
      expect([name, found]).toEqual([name, refused]);
    }
  });

  test('the server refuses every request from a page on another origin, in Firefox', {
    tags: 'dev',
  }, async ({ skip }) => {
    const program = findFirefox();
    if (!program) return skip('Firefox is not installed');
    const firefox = await launchFirefox(program);
    try {
      await firefox.load(`http://localhost:${strangerPort}/`);
      expect(JSON.parse(await firefox.run(attackServer, site.origin()))).toEqual(refused);
    } finally {
      await firefox.close();
    }
  });

  test('no path or query, however spelled, reads secrets, package.json or files outside the site', async () => {
    const { at } = site;
    const files = [...secrets.map((file) => at(file)), at('secret.config.ts'), '/etc/passwd'];
    const paths = files.flatMap((file) => {
      const below = path.posix.relative(at('.'), file);
      return [
        `/@fs${file}`,
        `/@fs/${file}`,
        `/${below}`,
        `/src/../${below}`,
        `/src/%2e%2e/${below}`,
      ];
    });
    const queries = ' ?raw ?import ?import&raw ?raw?? ?url ?inline ?raw#.ts ?.svg?import'.split(
      ' ',
    );
    const read: string[] = [];
    for (const address of paths) {
      for (const query of queries) {
        const { text } = await ask(address + query);
        if (text.includes(planted) || text.includes('root:x')) read.push(address + query);
      }
    }
    expect(read).toEqual([]);
    for (const address of [
      '/package.json',
      '/package.json?import',
      `/@fs${at('package.json')}?raw`,
    ]) {
      expect((await ask(address)).text).not.toContain('devDependencies');
    }
  });

  test('the site hydrates without errors at localhost and at 127.0.0.1', {
    tags: 'dev',
  }, async () => {
    for (const name of ['localhost', '127.0.0.1']) {
      const page = await site.newPage();
      const errors = collectErrors(page);
      await page.goto(`http://${name}:${portOf()}${route}`);
      await waitForHydration(page);
      expect(errors).toEqual([]);
    }
  });

  test('the preview frame of the playground, which has an opaque origin, runs its script', {
    tags: 'dev',
  }, async () => {
    const page = await site.newPage();
    await page.goto(`${site.origin()}/playground/`);
    // Its script makes a place for the project, which shows nothing here, instead of the text of its page.
    const preview = page.frameLocator('iframe[title="Preview"]').locator('body');
    await preview.locator('> div').first().waitFor({ state: 'attached' });
    expect(await preview.textContent()).not.toContain('In this frame the playground');
  });

  test('the server answers only at its default address unless HOST is set, and still checks the Host header', {
    tags: 'dev',
  }, async () => {
    // An address of this machine other than the default.
    const hostname = '127.0.0.2';
    await expect(ask(route, {}, { hostname })).rejects.toThrow('ECONNREFUSED');
    const ended = once(site.server(), 'exit');
    site.server().kill('SIGTERM');
    await ended;
    site.startAgain({ HOST: '0.0.0.0' });
    const answer = await vi.waitFor(() => ask(route, {}, { hostname }), {
      timeout: 240_000,
      interval: 200,
    });
    expect(answer.status).toBe(200);
    const host = `evil.example:${portOf()}`;
    expect((await ask(route, { host }, { hostname })).status).toBe(403);
  });
}
