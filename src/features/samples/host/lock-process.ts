import child_process from 'node:child_process';
import dgram from 'node:dgram';
import dns from 'node:dns';
import net from 'node:net';
import worker_threads from 'node:worker_threads';

/** What talks to the network without a module. */
const ofNetwork = ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest'];
/** What leads to modules, and what `node -e` puts beside them. */
const ofModules = ['require', 'module', 'exports', '__filename', '__dirname'];
/** What leads from `process` to modules, to its parent, or to its end. */
const ofProcess = [
  ...['binding', '_linkedBinding', 'dlopen', 'getBuiltinModule', 'mainModule'],
  ...['kill', '_kill', 'abort', 'exit', 'reallyExit', 'send', 'disconnect', 'channel'],
  ...['env', 'chdir', '_debugProcess', '_debugEnd', '_startProfilerIdleNotifier', 'report'],
];

/**
 * Takes from this process what Node's permissions leave it: network, signals, modules. Samples run in
 * realms that have none of it anyway; this is for the day when one finds a way out.
 */
export function lockProcess(): void {
  closeNetwork();
  for (const api of [child_process, worker_threads]) closeAll(api);
  for (const name of ofProcess) Reflect.deleteProperty(process, name);
  for (const name of ofProcess) close(process, name);
  for (const name of [...ofNetwork, ...ofModules]) Reflect.deleteProperty(globalThis, name);
}

/** Node 24 has no permission for the network: what opens a connection is taken out instead. */
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
