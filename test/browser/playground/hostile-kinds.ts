import type { ProjectFile } from '../../../src/features/samples/compiler/project.ts';

/** A project that a link may contain, and what the visitor is told about it. */
export type HostileProject = {
  name: string;
  files: ProjectFile[];
  /** A text that ends the attempt; if empty, the first problem, error or final state does. */
  until: string;
  /** A line, an error or a state that must be there by then. */
  told: RegExp;
};

/** A project of one file, which reports what it could do and what it could not. */
export const attempt = (name: string, code: string, told = /kept from it/): HostileProject => ({
  name,
  files: [{ name: 'App.tsx', code: trying(code) }],
  until: 'That is all',
  told,
});

/** No project may report `ESCAPED`. */
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
