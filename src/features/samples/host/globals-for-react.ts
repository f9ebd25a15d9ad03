/**
 * What React's server renderer accesses when it is loaded, but doesn't use for markup. None of it calls back, so
 * no code of a sample runs after its question.
 */
const missing = {
  TextEncoder: class {
    encode = () => new Uint8Array();
  },
  MessageChannel: class {
    port1 = {};
    port2 = {};
  },
  AbortController: class {},
  setTimeout: () => 0,
  clearTimeout: () => {},
  queueMicrotask: () => {},
};

for (const [name, value] of Object.entries(missing)) {
  if (!(name in globalThis)) Reflect.set(globalThis, name, value);
}
