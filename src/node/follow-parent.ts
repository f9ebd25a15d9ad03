/** Loaded before a command of the framework: ends the process when its parent ends. */
process.on('disconnect', () => process.exit(1));
process.channel?.unref();
