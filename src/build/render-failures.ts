import type { ContentIndex } from '../content/content-index.ts';
import type { Engine } from '../engine/engine.ts';
import type { Fault } from '../faults/fault.ts';
import { findThrower } from './find-thrower.ts';

/** An error of rendering, and the page that failed; without a page, all rendering failed. */
export type Failure = { page?: string; error: unknown };

type Project = { root: string; engine: Engine; index: ContentIndex };

/** Turns the errors of rendering into faults of the pages' content files. */
export function explainFailures(failures: readonly Failure[], project: Project): Fault[] {
  const { docs, posts } = project.index;
  const files = new Map([...docs, ...posts].map(({ route, file }) => [route, file]));
  const faults = failures.flatMap(({ page, error }) => {
    const file = page === undefined ? undefined : files.get(`${decodeURIComponent(page)}/`);
    const name = file ?? page;
    return listErrors(error).flatMap((one) => explainError(one, name, project));
  });
  // A list also fails if one of its posts does; the post's own page reports that.
  const contentMessages = new Set(
    faults.filter(({ file }) => isContent(file)).map(({ message }) => message),
  );
  return faults.filter(({ file, message }) => isContent(file) || !contentMessages.has(message));
}

const isContent = (file: string) => file.startsWith('content/');

/** Lists each error once, without those that only wrap or follow another error. */
function listErrors(error: unknown): unknown[] {
  const all: unknown[] = error instanceof AggregateError ? error.errors : [error];
  const own = all.filter((one) => !(one instanceof Error && 'digest' in one));
  return own.length > 0 ? own : all;
}

function explainError(error: unknown, name: string | undefined, project: Project): Fault[] {
  const carried = faultsOf(error);
  if (carried) return carried;
  const text = error instanceof Error ? error.message : `it threw ${JSON.stringify(error)}`;
  const stack = error instanceof Error ? error.stack : undefined;
  const { component, source } = findThrower(stack ?? '', project.root, project.engine.folder);
  const what = component ? `<${component}> failed` : 'this could not be rendered';
  const place = source ? `It was thrown in ${source}. ` : '';
  const hint = process.env.DEBUG && stack ? stack : `${place}DEBUG=1 shows the stack.`;
  const file = name ?? source ?? 'src';
  return [{ file, message: `${what}: ${text.split('\n')[0] || 'an error without a text'}`, hint }];
}

/** The bundle has its own copy of the class FaultError, so faults are recognized by their shape. */
function faultsOf(error: unknown): Fault[] | undefined {
  const isKnown = error instanceof Error && error.name === 'FaultError' && 'faults' in error;
  return isKnown && Array.isArray(error.faults) ? error.faults : undefined;
}
