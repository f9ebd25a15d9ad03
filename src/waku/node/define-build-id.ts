/** Makes the framework use a build id that is no random one. */
export function defineBuildId(id: string): Record<string, string> {
  return { 'import.meta.env.WAKU_BUILD_ID': JSON.stringify(id) };
}
