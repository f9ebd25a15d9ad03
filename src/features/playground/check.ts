import path from 'node:path';
import type { CheckPart } from '../../check/check-part.ts';
import { findExampleDiagnostics, playgroundFolder } from './bundle/read-examples.ts';

/** Checks the list of examples. */
export const check: CheckPart = (root) => () =>
  findExampleDiagnostics(path.join(root, playgroundFolder));
