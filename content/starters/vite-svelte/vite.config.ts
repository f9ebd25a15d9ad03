import { createRequire } from 'node:module';
import babel from '@rolldown/plugin-babel';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// This package has no types, so require it instead of importing it
const stylexCss = createRequire(import.meta.url)('@stylexjs/postcss-plugin');

export default defineConfig(({ mode }) => {
  // One list for JavaScript and CSS, so that their class names match
  const plugins = [
    [
      '@stylexjs/babel-plugin',
      {
        dev: mode === 'development',
        runtimeInjection: false,
        treeshakeCompensation: true,
        unstable_moduleResolution: { type: 'commonJS' },
      },
    ],
  ];
  return {
    // Compiles the modules
    plugins: [svelte(), babel({ plugins })],
    // Writes the style sheet
    css: {
      postcss: {
        plugins: [
          stylexCss({
            include: ['src/**/*.{js,jsx,ts,tsx}'],
            useCSSLayers: true,
            babelConfig: {
              babelrc: false,
              configFile: false,
              parserOpts: { plugins: ['typescript', 'jsx'] },
              plugins,
            },
          }),
        ],
      },
    },
  };
});
