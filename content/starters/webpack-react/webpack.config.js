const HtmlPlugin = require('html-webpack-plugin');
const CssPlugin = require('mini-css-extract-plugin');

module.exports = (_env, { mode = 'production' }) => {
  // For Babel and PostCSS; webpack sets it only inside the bundle
  process.env.NODE_ENV = mode;

  return {
    mode,
    entry: './src/main.tsx',
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        { test: /\.[jt]sx?$/, exclude: /node_modules/, use: 'babel-loader' },
        { test: /\.css$/, use: [CssPlugin.loader, 'css-loader', 'postcss-loader'] },
      ],
    },
    plugins: [new CssPlugin(), new HtmlPlugin({ templateContent: '<div id="root"></div>' })],
  };
};
