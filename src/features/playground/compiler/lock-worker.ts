/**
 * What the compiler does not need, and what the frame's policy leaves: ways to other machines, to what
 * browsers keep, and to more workers.
 */
const unneeded = [
  ...['fetch', 'XMLHttpRequest', 'WebSocket', 'WebSocketStream', 'EventSource', 'WebTransport'],
  ...['RTCPeerConnection', 'RTCDataChannel', 'importScripts', 'Worker', 'SharedWorker'],
  ...['BroadcastChannel', 'Notification', 'indexedDB', 'caches', 'cookieStore', 'navigator'],
  ...['createImageBitmap', 'FontFace', 'FileReaderSync', 'URL'],
];

for (const name of unneeded) {
  let holder: object | null = globalThis;
  while (holder) {
    Reflect.deleteProperty(holder, name);
    holder = Reflect.getPrototypeOf(holder);
  }
  // What a browser keeps there all the same.
  if (name in globalThis) Reflect.defineProperty(globalThis, name, { value: undefined });
}
