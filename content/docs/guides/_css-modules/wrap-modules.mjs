/** A PostCSS plugin that puts the rules of each CSS Module into the layer `modules`. */
export function wrapModules() {
  return {
    postcssPlugin: 'wrap-modules',
    Once(root, { AtRule }) {
      if (!root.source?.input.file?.endsWith('.module.css')) return;
      const stays = ['charset', 'import', 'value'];
      const rules = root.nodes.filter(({ name }) => !stays.includes(name));
      const layer = new AtRule({ name: 'layer', params: 'modules', nodes: [] });
      root.append(layer.append(rules));
    },
  };
}
