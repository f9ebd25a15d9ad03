import child_process from 'node:child_process';
import dgram from 'node:dgram';
import dns from 'node:dns';
import net from 'node:net';
import worker_threads from 'node:worker_threads';

/** Globals with access to the network. */
const ofNetwork = ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest'];
/** Globals for loading modules, and those that `node -e` adds. */
const ofModules = ['require', 'module', 'exports', '__filename', '__dirname', 'navigator'];
/** Properties of `process` for modules, its parent, or its end. */
const ofProcess = [
  ...['binding', '_linkedBinding', 'dlopen', 'getBuiltinModule', 'mainModule'],
  ...['kill', '_kill', 'abort', 'exit', 'reallyExit', 'send', 'disconnect', 'channel'],
  ...['env', 'chdir', '_debugProcess', '_debugEnd', '_startProfilerIdleNotifier', 'report'],
  ...['execve', '_tickCallback', '_getActiveHandles', '_getActiveRequests'],
];

/**
 * Removes from this process what Node's permissions allow: network, signals, modules.
 */
export function lockProcess(): void {
  closeNetwork();
  for (const api of [child_process, worker_threads]) closeAll(api);
  for (const name of ofProcess) Reflect.deleteProperty(process, name);
  for (const name of ofProcess) close(process, name);
  // The tools are bundled without it.
  for (const name of [...ofNetwork, ...ofModules, 'process']) {
    Reflect.deleteProperty(globalThis, name);
  }
}

/** Node 24 has no permission for the network, so functions that open connections are removed. */
function closeNetwork(): void {
  const sockets = [net.Socket.prototype, net.Server.prototype, dgram.Socket.prototype];
  for (const prototype of sockets) {
    for (const name of ['connect', 'listen', 'bind', 'send']) close(prototype, name);
  }
  for (const api of [net, dgram, dns, dns.promises, dns.Resolver.prototype]) closeAll(api);
}

function closeAll(api: object): void {
  for (const name of Object.getOwnPropertyNames(api)) {
    if (typeof Reflect.get(api, name) === 'function') close(api, name);
  }
}

function close(owner: object, name: string): void {
  Reflect.defineProperty(owner, name, { value: undefined, writable: false, configurable: false });
}
