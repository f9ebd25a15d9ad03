import { setFlagsFromString } from 'node:v8';

/**
 * Lets the heap grow by half of what is in use before the next garbage collection. By default V8 lets
 * it grow up to four times as large, which for a large site may be more than the machine has.
 */
export function limitHeapGrowth(): void {
  setFlagsFromString('--heap-growing-percent=50');
}
