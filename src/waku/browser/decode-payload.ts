import flight from 'react-server-dom-webpack/client';

/** Decodes a payload that doesn't come through the router, in a browser or where HTML is rendered. */
export async function decodePayload<T>(answer: Promise<Response>): Promise<T> {
  if (!import.meta.env.SSR) return flight.createFromFetch<T>(answer);
  const { createFromReadableStream } = await import('@vitejs/plugin-rsc/ssr');
  const { body } = await answer;
  if (!body) throw new Error('The payload is empty.');
  return createFromReadableStream<T>(body);
}
