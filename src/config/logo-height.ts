/** The heights of logos for which the configuration gives no size, in pixels. */
export const logoHeight = { navbar: 31, footer: 26 };
