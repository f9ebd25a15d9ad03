import { createRequire } from 'node:module';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// Required, because it has no types
const stylexCss = createRequire(import.meta.url)('@stylexjs/postcss-plugin');

export default defineConfig(({ mode }) => {
  // The same for JavaScript and CSS
  const options = {
    dev: mode === 'development',
    runtimeInjection: false,
    treeshakeCompensation: true,
    unstable_moduleResolution: { type: 'commonJS' },
  };
  const plugins = [['@stylexjs/babel-plugin', options]];
  const parserOpts = { plugins: ['typescript', 'jsx'] };
  // Writes the style sheet
  const styleSheet = stylexCss({
    include: ['src/**/*.{js,jsx,ts,tsx}'],
    useCSSLayers: true,
    babelConfig: { babelrc: false, configFile: false, parserOpts, plugins },
  });
  return {
    // Compiles the modules
    plugins: [react(), babel({ plugins })],
    css: { postcss: { plugins: [styleSheet] } },
  };
});
