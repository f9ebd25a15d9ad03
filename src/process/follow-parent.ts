/** Loaded before a command of the framework: it ends when the process that started it does. */
process.on('disconnect', () => process.exit(1));
process.channel?.unref();
