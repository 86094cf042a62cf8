import { GraphQLError } from 'graphql';
import type { FastifyBaseLogger } from 'fastify';
import { toErrorResponse, type ErrorResponse } from '../http/problems';

export interface RequestLog {
  requestId: string;
  log: FastifyBaseLogger;
}

/** Codes that set the HTTP status of the whole GraphQL response. */
const codesWithHttpStatus = new Set(['UNAUTHENTICATED', 'USER_NOT_FOUND', 'RATE_LIMITED', 'UNAVAILABLE']);

const extensionsOf = (
  { code, fields, retryAfterSeconds, conflict, challenge }: ErrorResponse,
  { requestId }: RequestLog,
) => ({
  code,
  ...(fields && { fields }),
  ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  ...(conflict && { conflict }),
  ...(challenge && { challenge }),
  ...(code === 'INTERNAL_SERVER_ERROR' && { requestId }),
});

const maxMessageLength = 500;

// Keeps the start and the end, because graphql quotes an invalid value in full and puts the reason last.
const truncate = (message: string): string =>
  message.length <= maxMessageLength
    ? message
    : `${message.slice(0, maxMessageLength / 2)} … ${message.slice(-maxMessageLength / 2)}`;

/** Returns a `BAD_USER_INPUT` error with graphql's message, shortened to about 500 characters. */
export const requestError = (error: GraphQLError | Error): GraphQLError =>
  new GraphQLError(truncate(error.message), {
    ...(error instanceof GraphQLError && {
      nodes: error.nodes,
      source: error.source,
      positions: error.positions,
    }),
    extensions: { code: 'BAD_USER_INPUT' },
  });

export interface FormattedError {
  error: GraphQLError;
  /** HTTP status that this error sets for a response without data, or null if it sets none. */
  status: number | null;
  retryAfterSeconds: number | undefined;
}

/** Formats an error of a resolver or of an earlier step. Logs it unless it comes from graphql. */
export function formatError(error: unknown, requestLog: RequestLog): FormattedError {
  // Errors without a path come from graphql itself, before the first resolver runs.
  if (error instanceof GraphQLError && !error.path && !error.originalError) {
    return { error: requestError(error), status: null, retryAfterSeconds: undefined };
  }
  const cause = error instanceof GraphQLError ? (error.originalError ?? error) : error;
  const refusal = toErrorResponse(cause, requestLog.log);
  const publicError = new GraphQLError(refusal.message, {
    path: error instanceof GraphQLError ? error.path : undefined,
    extensions: extensionsOf(refusal, requestLog),
  });
  return {
    // Errors of compiled queries have locations but no nodes.
    error: Object.assign(publicError, {
      locations: error instanceof GraphQLError ? error.locations : undefined,
    }),
    status: codesWithHttpStatus.has(refusal.code) ? refusal.status : null,
    retryAfterSeconds: refusal.retryAfterSeconds,
  };
}
