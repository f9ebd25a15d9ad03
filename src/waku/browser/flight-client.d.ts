declare module 'react-server-dom-webpack/client' {
  /** In a browser; in other environments the bundler provides an empty object. */
  const flight: { createFromFetch: <T>(response: Promise<Response>) => Promise<T> };
  export default flight;
}
