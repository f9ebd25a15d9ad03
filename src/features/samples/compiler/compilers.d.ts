declare module 'stylex-babel-plugin-013' {
  type Sheet = readonly [key: string, rule: { ltr: string; rtl?: string | null }, priority: number];
  /**
   * The plugin of the documented version, and the function that creates a style sheet from the rules of all files.
   */
  const plugin: import('@babel/core').PluginObject & {
    processStylexRules: (rules: Sheet[], useLayers: boolean) => string;
  };
  export default plugin;
}

declare module '@babel/preset-typescript' {
  const preset: import('@babel/core').PluginTarget;
  export default preset;
}

declare module '@babel/plugin-*' {
  const plugin: import('@babel/core').PluginTarget;
  export default plugin;
}
