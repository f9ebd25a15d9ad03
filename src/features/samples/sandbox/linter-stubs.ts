/**
 * Stubs for modules that the linter imports and the sandbox doesn't need: the validation of options, which
 * generates code, and modules of Node.
 */
export const linterStubs: Readonly<Record<string, string>> = {
  ajv: 'module.exports = class { _opts = {}; addMetaSchema() {} };',
  '@babel/helper-compilation-targets':
    'exports.default = () => ({}); exports.isBrowsersQueryValid = () => false;',
  module: 'module.exports = {};',
  util: 'module.exports = { inspect: String, deprecate: (run) => run };',
  worker_threads: 'module.exports = {};',
};

/** The list of ESLint's own rules, none of which is used. */
export const eslintRules = /\/eslint\/lib\/rules\/index\.js$/;
export const noRules = 'module.exports = new Map();';
