/**
 * What takes the place of modules that the linter asks for and the sandbox does not need: what
 * checks options of rules (it makes code of texts), and what is Node's.
 */
export const linterStubs: Readonly<Record<string, string>> = {
  ajv: 'module.exports = class { _opts = {}; addMetaSchema() {} };',
  '@babel/helper-compilation-targets':
    'exports.default = () => ({}); exports.isBrowsersQueryValid = () => false;',
  module: 'module.exports = {};',
  util: 'module.exports = { inspect: String, deprecate: (run) => run };',
  worker_threads: 'module.exports = {};',
};

/** The list of ESLint's own rules, of which none is used. */
export const eslintRules = /\/eslint\/lib\/rules\/index\.js$/;
export const noRules = 'module.exports = new Map();';
