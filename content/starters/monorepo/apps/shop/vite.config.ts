import { createRequire } from 'node:module';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// Required, because it has no types
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
    plugins: [react(), babel({ plugins })],
    build: { outDir: '../../dist', emptyOutDir: true },
    // Writes the style sheet
    css: {
      postcss: {
        plugins: [
          stylexCss({
            include: ['src/**/*.{ts,tsx}', '../../packages/ui/src/**/*.{ts,tsx}'],
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
