/**
 * Makes this process, and those and the threads that it starts, ones that build for visitors: React,
 * Babel and StyleX read these when they are loaded, whatever the shell has set. It is imported before
 * anything that may load them.
 */
process.env.NODE_ENV = 'production';
process.env.BABEL_ENV = 'production';
