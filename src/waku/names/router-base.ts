/** The framework's code for browsers that knows the base path, and how it names that. */
export const routerFiles = /\/waku\/dist\/(?:minimal|router)\/client/;
export const routerBase = /import\.meta\.env\??\.WAKU_CONFIG_BASE_PATH/g;
