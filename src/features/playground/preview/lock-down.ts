/**
 * Removes APIs that the frame's policy and sandbox leave: access to other machines, and ways to run code without
 * the compiler's guards.
 */
export function lockDown(): void {
  for (const name of connecting) {
    Reflect.deleteProperty(globalThis, name);
    // For properties that browsers don't delete.
    if (name in globalThis) Object.defineProperty(globalThis, name, { value: undefined });
  }
  const make = URL.createObjectURL;
  Object.defineProperty(URL, 'createObjectURL', {
    value: (part: unknown) => make(checkPart(part)),
  });
}

const connecting = [
  ...['RTCPeerConnection', 'webkitRTCPeerConnection', 'RTCDataChannel', 'WebTransport'],
  ...['WebSocketStream', 'SharedWorker', 'Worker', 'BroadcastChannel'],
];

/** Browsers don't run a script with the type of a picture. */
function checkPart(part: unknown): Blob {
  if (part instanceof Blob && /^image\/\w/.test(part.type)) return part;
  throw new TypeError('The preview creates object URLs for images only.');
}
