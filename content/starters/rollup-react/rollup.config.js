import { babel } from '@rollup/plugin-babel';
import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import stylex from '@stylexjs/rollup-plugin';

const extensions = ['.tsx', '.ts', '.js'];

export default {
  input: 'src/main.tsx',
  output: { file: 'dist/main.js', format: 'es' },
  plugins: [
    resolve({ extensions }),
    replace({ preventAssignment: true, 'process.env.NODE_ENV': JSON.stringify('production') }),
    stylex({ fileName: 'stylex.css', useCSSLayers: true, treeshakeCompensation: true }),
    babel({
      babelHelpers: 'bundled',
      exclude: 'node_modules/**',
      extensions,
      presets: [['@babel/preset-react', { runtime: 'automatic' }], '@babel/preset-typescript'],
    }),
    commonjs(),
  ],
};
