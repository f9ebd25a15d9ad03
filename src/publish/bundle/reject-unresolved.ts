import type { RolldownOptions } from 'rolldown';

/**
 * Fails a bundle with an unresolved import, such as a package that isn't installed. The bundler would only warn,
 * and leave an import that browsers can't follow.
 */
export const rejectUnresolved: NonNullable<RolldownOptions['onLog']> = (level, log, handle) => {
  handle(log.code === 'UNRESOLVED_IMPORT' ? 'error' : level, log);
};
