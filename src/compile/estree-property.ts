/** A property of an object or of a pattern, written out: `key: value`. */
export function property<Key, Value>(key: Key, value: Value) {
  return {
    type: 'Property',
    kind: 'init',
    computed: false,
    method: false,
    shorthand: false,
    key,
    value,
  } as const;
}
