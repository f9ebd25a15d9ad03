/** Computes a value on first use, and then remembers it. */
export function lazy<Value>(compute: () => Value): () => Value {
  let kept: { value: Value } | undefined;
  return () => {
    kept ??= { value: compute() };
    return kept.value;
  };
}
