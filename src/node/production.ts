/**
 * Sets the production environment for this process and its children: React, Babel and StyleX read it when they are
 * loaded. Import this before anything that may load them.
 */
process.env.NODE_ENV = 'production';
process.env.BABEL_ENV = 'production';
