import { type FrameMessage, portMessage } from '../frame-messages.ts';
import { chooseComponent } from './choose-component.ts';
import { endLeftovers, noteListeners } from './end-leftovers.ts';
import { resetGuard } from './guard.ts';
import { loadModules } from './load-modules.ts';
import { lockDown, refuseLinks } from './lock-down.ts';
import { clearScreen, showComponent } from './show-component.ts';
import { beginRun, openChannel, tellError, tellLine, tellPage } from './tell-page.ts';
import { watchConsole } from './watch-console.ts';

/** The script of the preview's frame: it runs before anything of a visitor, and stays beside it. */
let newest = 0;

refuseLinks((text) => tellLine('info', text));
watchConsole();
addEventListener('message', takePort);
lockDown();
noteListeners();

/** The page that has the frame gives it a port; what later messages say is for the visitor's code. */
function takePort(event: MessageEvent): void {
  const [port] = event.ports;
  if (event.source !== parent || event.data !== portMessage || !port) return;
  removeEventListener('message', takePort);
  event.stopImmediatePropagation();
  // What is for those who open the frame's page by itself.
  document.body.replaceChildren();
  openChannel(port);
  port.onmessage = ({ data }: MessageEvent<FrameMessage>) => obey(data);
  tellPage({ kind: 'ready' });
}

function obey(message: FrameMessage): void {
  if (message.kind === 'ping') tellPage({ kind: 'pong' });
  if (message.kind === 'dark') showMode(message.dark);
  if (message.kind === 'run') void runProject(message);
}

function showMode(dark: boolean): void {
  document.documentElement.style.colorScheme = dark ? 'dark' : 'light';
}

async function runProject({ run, modules, css, dark }: FrameMessage & { kind: 'run' }) {
  newest = run;
  beginRun(run);
  endLeftovers();
  resetGuard();
  clearScreen();
  showMode(dark);
  showSheet(css);
  try {
    const loaded = await loadModules(modules);
    // Another project may have come while this one was loaded.
    if (newest !== run) return;
    const component = chooseComponent(loaded);
    const done = () => tellPage({ kind: 'shown', run });
    if (component) return showComponent(component, done);
    tellLine('info', 'Nothing to show: no file exports a component.');
    done();
  } catch (error) {
    if (newest === run) tellError(error);
  }
}

function showSheet(css: string): void {
  const style = document.querySelector('style') ?? document.createElement('style');
  style.textContent = css;
  document.head.append(style);
}
