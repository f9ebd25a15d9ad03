type Kept<Key, Value> = {
  get: (key: Key) => Value | undefined;
  set: (key: Key, value: Value) => unknown;
};

/** The value of a key; one is made and kept where there is none. */
export function getOrAdd<Key, Value>(map: Kept<Key, Value>, key: Key, make: () => Value): Value {
  let value = map.get(key);
  if (value === undefined) {
    value = make();
    map.set(key, value);
  }
  return value;
}
