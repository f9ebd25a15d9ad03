/** Computes a value when it is first asked for, and keeps it. */
export function lazy<Value>(compute: () => Value): () => Value {
  let kept: { value: Value } | undefined;
  return () => {
    kept ??= { value: compute() };
    return kept.value;
  };
}
