import type { RolldownOptions } from 'rolldown';

/**
 * Ends a bundle that imports what is not there, as a package that is not installed: the bundler would
 * warn, and leave an import that no browser can follow.
 */
export const rejectUnresolved: NonNullable<RolldownOptions['onLog']> = (level, log, handle) => {
  handle(log.code === 'UNRESOLVED_IMPORT' ? 'error' : level, log);
};
