type BabelOptions = { generatorOpts: { sourceMaps?: boolean } };

/**
 * A plugin of Babel that makes source maps, for which the plugin of StyleX has no option: in dev, errors name the
 * line that the author wrote.
 */
export function keepPlaces() {
  return {
    name: 'keep-places',
    manipulateOptions: ({ generatorOpts }: BabelOptions) => {
      generatorOpts.sourceMaps = true;
    },
  };
}
