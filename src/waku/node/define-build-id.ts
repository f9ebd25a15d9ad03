/** Makes the framework use a fixed build id instead of a random one. */
export function defineBuildId(id: string): Record<string, string> {
  return { 'import.meta.env.WAKU_BUILD_ID': JSON.stringify(id) };
}
