// Saved before the visitor's code can replace them.
const { apply } = Reflect;
const { exec } = RegExp.prototype;
const typeOf = nativeGetter<string>(Blob.prototype, 'type');

/**
 * Removes APIs that the frame's policy and sandbox leave: access to other machines, ways to run code without the
 * compiler's guards, the way to the page's port, and steps in the history of the tab.
 */
export function lockDown(): void {
  for (const name of removed) {
    Reflect.deleteProperty(globalThis, name);
    // For properties that browsers don't delete.
    if (name in globalThis) Object.defineProperty(globalThis, name, { value: undefined });
  }
  for (const name of ['back', 'forward', 'go']) {
    Object.defineProperty(History.prototype, name, { value: () => {} });
  }
  const make = URL.createObjectURL;
  Object.defineProperty(URL, 'createObjectURL', {
    value: (blob: unknown) => make(checkBlob(blob)),
  });
}

const removed = [
  ...['RTCPeerConnection', 'webkitRTCPeerConnection', 'RTCDataChannel', 'WebTransport'],
  ...['WebSocketStream', 'SharedWorker', 'Worker', 'BroadcastChannel'],
  // The current event, whose target is the port while a message of the page is handled.
  'event',
];

/** Browsers don't run a script with the type of a picture. */
function checkBlob(blob: unknown): Blob {
  if (blob instanceof Blob && apply(exec, /^image\/\w/, [typeOf(blob)])) return blob;
  throw new TypeError('The preview creates object URLs for images only.');
}

/**
 * Creates a function that reads a property of the browser's objects, even if the visitor's code has replaced or
 * shadowed it.
 */
export function nativeGetter<Value>(prototype: object, name: string): (of: unknown) => Value {
  const { get = () => undefined } = Object.getOwnPropertyDescriptor(prototype, name) ?? {};
  return (of) => apply(get, of, []);
}
