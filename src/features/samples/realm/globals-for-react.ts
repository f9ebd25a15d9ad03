/**
 * What React's server renderer asks for when it is loaded, and does not use for markup. Nothing of it
 * calls back: no code of a sample runs later than its question.
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
