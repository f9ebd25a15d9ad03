/** The properties of an option by column name. */
export type Facts = Record<string, string>;

/** The differences between a table and the package, in words; empty when they match. */
export function compareRows(
  written: ReadonlyMap<string, Facts>,
  known: ReadonlyMap<string, Facts>,
): string[] {
  const missing = [...known.keys()].filter((name) => !written.has(name));
  const extra = [...written.keys()].filter((name) => !known.has(name));
  const changed = [...known].flatMap(([name, facts]) =>
    Object.entries(facts)
      .map(([column, value]) => ({ column, value, told: written.get(name)?.[column] }))
      .filter(({ value, told }) => told !== undefined && told !== value)
      .map(({ column, value, told }) => `${name}: ${column} is ${value}, and not ${told}`),
  );
  return [
    ...missing.map((name) => `${name} is missing`),
    ...extra.map((name) => `${name} is not in the package`),
    ...changed,
  ];
}
