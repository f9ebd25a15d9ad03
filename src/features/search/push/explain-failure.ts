import { z } from 'zod';
import { PlainError } from '../../../faults/plain-error.ts';

/** The client's list of requests that led to an error, in order. */
const failureSchema = z.object({
  message: z.string(),
  status: z.number().optional(),
  stackTrace: z
    .array(
      z.object({
        request: z.object({ method: z.string(), url: z.string() }),
        response: z.object({ status: z.number(), content: z.string() }),
      }),
    )
    .min(1),
});

const hints: Record<number, string | undefined> = {
  401: 'Is ALGOLIA_WRITE_KEY a key of the application that site.config.ts names?',
  403: 'ALGOLIA_WRITE_KEY needs the rights addObject, deleteIndex, settings and editSettings, for the index and for indices that start with its name.',
  429: 'Too many requests: try again later.',
};

/** Converts an error of the service's client to a message for users. */
export function explainFailure(error: unknown): unknown {
  const { data: failure } = failureSchema.safeParse(error);
  if (!failure) return error;
  const { message, status, stackTrace } = failure;
  if (status === undefined) {
    const problems = stackTrace.map(({ request, response }) => {
      return `${new URL(request.url).origin}: ${response.status || ''} ${response.content}`.trim();
    });
    return new PlainError(`The search service does not respond:\n  ${problems.join('\n  ')}`);
  }
  const { method, url } = stackTrace.at(-1)?.request ?? { method: '', url: '' };
  const hint = hints[status] ? `\n  ${hints[status]}` : '';
  return new PlainError(
    `The search service rejected ${method} ${new URL(url).pathname}: ${status} ${message}${hint}`,
  );
}
