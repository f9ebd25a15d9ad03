type Kept<Key, Value> = {
  get: (key: Key) => Value | undefined;
  set: (key: Key, value: Value) => unknown;
};

/** Returns the value of a key; creates and stores it if there is none. */
export function getOrAdd<Key, Value>(map: Kept<Key, Value>, key: Key, make: () => Value): Value {
  let value = map.get(key);
  if (value === undefined) {
    value = make();
    map.set(key, value);
  }
  return value;
}
