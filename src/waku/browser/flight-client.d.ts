declare module 'react-server-dom-webpack/client' {
  /** In a browser; the bundler gives every other environment an empty object. */
  const flight: { createFromFetch: <T>(response: Promise<Response>) => Promise<T> };
  export default flight;
}
