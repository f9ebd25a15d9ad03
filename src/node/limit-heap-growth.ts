import { setFlagsFromString } from 'node:v8';

/**
 * Limits the growth of the heap between garbage collections to half of what is in use. By default V8 lets it grow
 * up to four times as large, which for a large site may be more than the machine has.
 */
export function limitHeapGrowth(): void {
  setFlagsFromString('--heap-growing-percent=50');
}
