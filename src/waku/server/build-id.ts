/** The id of this build, which each payload contains. */
export const buildId: string = import.meta.env.WAKU_BUILD_ID;
