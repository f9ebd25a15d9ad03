/**
 * Takes away what the frame's policy and its sandbox leave: ways to other machines, and ways to run
 * code that the compiler has not put guards into.
 */
export function lockDown(): void {
  for (const name of connecting) {
    Reflect.deleteProperty(globalThis, name);
    // What a browser keeps there all the same.
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

/** No browser runs a script of a type of pictures. */
function checkPart(part: unknown): Blob {
  if (part instanceof Blob && /^image\/\w/.test(part.type)) return part;
  throw new TypeError('The preview creates object URLs for images only.');
}
