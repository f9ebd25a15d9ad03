/** The id of this build, which each payload carries. */
export const buildId: string = import.meta.env.WAKU_BUILD_ID;
