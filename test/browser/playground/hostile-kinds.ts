import type { ProjectFile } from '../../../src/features/samples/compiler/project.ts';

/** What a link may bring, and what the visitor is told of it. */
export type HostileProject = {
  name: string;
  files: ProjectFile[];
  /** What of it is over, or the first that is told. */
  until: string;
  /** A line, an error or a state that is there then. */
  told: RegExp;
};

/** A project of one file, which tells what it could do and what not. */
export const attempt = (name: string, code: string, told = /kept from it/): HostileProject => ({
  name,
  files: [{ name: 'App.tsx', code: trying(code) }],
  until: 'That is all',
  told,
});

/** `ESCAPED` is what no project may say. */
const trying = (code: string) => `
const report = (text) => console.log(text);
async function attempt() {
  ${code}
}
attempt().then(
  (result) => report(result === undefined ? 'kept from it: nothing came' : 'ESCAPED: ' + String(result)),
  (error) => report('kept from it: ' + error.message),
).finally(() => report('That is all'));
export default function App() { return <p>Hostile</p>; }
`;

const stopped = /This code was stopped: it ran for longer than a second|almost never/;

const busyApp = 'export default function App() { return <p>Busy</p>; }';

/** A project that never ends by itself. */
export const endless = (
  name: string,
  code: string,
  told = stopped,
  until = 'This code was stopped',
): HostileProject => ({
  name,
  files: [{ name: 'App.tsx', code: code.includes('default') ? code : `${code}\n${busyApp}` }],
  until,
  told,
});
