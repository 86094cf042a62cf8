import { GraphQLError } from 'graphql';
import type { FastifyBaseLogger } from 'fastify';
import { refusalOf, type Refusal } from '../http/refusal';

/** What an error is formatted for. */
export interface Asker {
  requestId: string;
  log: FastifyBaseLogger;
}

/** Codes whose HTTP status a whole GraphQL answer takes. */
const answersWithStatus = new Set(['UNAUTHENTICATED', 'USER_NOT_FOUND', 'RATE_LIMITED', 'UNAVAILABLE']);

const extensionsOf = (
  { code, fields, retryAfterSeconds, conflict, challenge }: Refusal,
  { requestId }: Asker,
) => ({
  code,
  ...(fields && { fields }),
  ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  ...(conflict && { conflict }),
  ...(challenge && { challenge }),
  ...(code === 'INTERNAL_SERVER_ERROR' && { requestId }),
});

const longestMessage = 500;

// graphql quotes what came, however long, and says behind it what is wrong there.
const shortened = (message: string): string =>
  message.length <= longestMessage
    ? message
    : `${message.slice(0, longestMessage / 2)} … ${message.slice(-longestMessage / 2)}`;

/** A mistake in the request itself: graphql's own sentence says what is wrong. */
export const requestError = (error: GraphQLError | Error): GraphQLError =>
  new GraphQLError(shortened(error.message), {
    ...(error instanceof GraphQLError && {
      nodes: error.nodes,
      source: error.source,
      positions: error.positions,
    }),
    extensions: { code: 'BAD_USER_INPUT' },
  });

export interface FormattedError {
  error: GraphQLError;
  /** The status of an answer that holds nothing but this error. */
  status: number | null;
  retryAfterSeconds: number | undefined;
}

/** An error thrown on the way to an answer, or by a resolver. */
export function formatError(error: unknown, asker: Asker): FormattedError {
  // Without a path it was thrown before the first resolver ran, by graphql itself.
  if (error instanceof GraphQLError && !error.path && !error.originalError) {
    return { error: requestError(error), status: null, retryAfterSeconds: undefined };
  }
  const cause = error instanceof GraphQLError ? (error.originalError ?? error) : error;
  const refusal = refusalOf(cause, asker.log);
  const shown = new GraphQLError(refusal.message, {
    path: error instanceof GraphQLError ? error.path : undefined,
    extensions: extensionsOf(refusal, asker),
  });
  return {
    // Errors of compiled code know their place in the document, and not the nodes that stand there.
    error: Object.assign(shown, { locations: error instanceof GraphQLError ? error.locations : undefined }),
    status: answersWithStatus.has(refusal.code) ? refusal.status : null,
    retryAfterSeconds: refusal.retryAfterSeconds,
  };
}
