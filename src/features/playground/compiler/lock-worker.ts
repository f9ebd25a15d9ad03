/**
 * APIs that the frame's policy doesn't block and the compiler doesn't need: access to other machines, to browser
 * storage, and to more workers.
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
  // For properties that browsers don't delete.
  if (name in globalThis) Reflect.defineProperty(globalThis, name, { value: undefined });
}
