// Saved before the visitor's code can replace it.
const { apply } = Reflect;

/**
 * Creates a function that reads a property of the browser's objects, even if the visitor's code has replaced or
 * shadowed it.
 */
export function nativeGetter<Value>(prototype: object, name: string): (of: unknown) => Value {
  const { get = () => undefined } = Object.getOwnPropertyDescriptor(prototype, name) ?? {};
  return (of) => apply(get, of, []);
}
