import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Challenge, Conflict } from '../../../contract/errors';
import { DomainError } from '../../lib/errors';
import { t } from '../../lib/i18n/i18n';

/** An error as the API returns it over GraphQL or REST. */
export interface ErrorResponse {
  status: number;
  message: string;
  code: string;
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
  conflict?: Conflict<Date>;
  challenge?: Challenge<Date>;
}

const internalError = (): ErrorResponse => ({
  status: 500,
  message: t('Something went wrong on our side. Try again in a minute.'),
  code: 'INTERNAL_SERVER_ERROR',
});

/**
 * Logs an error and returns the part that the caller may see. Unexpected errors become
 * `INTERNAL_SERVER_ERROR`.
 */
export function toErrorResponse(error: unknown, log: FastifyBaseLogger): ErrorResponse {
  if (error instanceof DomainError) {
    log.info({ code: error.code }, 'request refused');
    return { status: error.httpStatus, message: error.message, code: error.code, ...error.details };
  }
  log.error({ err: error }, 'request failed');
  return internalError();
}

const pageNotFoundMessage = (): string => t('This address doesn’t exist.');

interface FrameworkError {
  code: string;
  message: () => string;
}

/** Codes and messages for errors of Fastify and its plugins, by HTTP status. */
const frameworkErrors: Readonly<Record<number, FrameworkError>> = {
  404: { code: 'NOT_FOUND', message: pageNotFoundMessage },
  413: { code: 'BAD_USER_INPUT', message: () => t('This request is too large.') },
  415: { code: 'BAD_USER_INPUT', message: () => t('This content type is not supported.') },
  429: { code: 'RATE_LIMITED', message: () => t('Too many requests. Try again in a minute.') },
};

const frameworkErrorResponse = (error: FastifyError, status: number): ErrorResponse => ({
  status,
  code: frameworkErrors[status]?.code ?? 'BAD_USER_INPUT',
  message: frameworkErrors[status]?.message() ?? error.message,
});

/** Returns the request's logger with the route. `restContextOf` adds the viewer to the logger. */
const logOf = ({ log, method, routeOptions }: FastifyRequest): FastifyBaseLogger =>
  log.child({ operations: [`${method} ${routeOptions?.url ?? '?'}`] });

function errorResponseOf(error: FastifyError, request: FastifyRequest): ErrorResponse {
  const status = error.statusCode ?? 500;
  const log = logOf(request);
  if (error instanceof DomainError || status < 400 || status >= 500) return toErrorResponse(error, log);
  const errorResponse = frameworkErrorResponse(error, status);
  log.info({ code: errorResponse.code }, 'request refused');
  return errorResponse;
}

function sendErrorResponse(
  errorResponse: ErrorResponse,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { status, message, code, fields, retryAfterSeconds } = errorResponse;
  if (retryAfterSeconds) void reply.header('retry-after', retryAfterSeconds);
  void reply.status(status).header('cache-control', 'no-store').type('application/json; charset=utf-8');
  const requestId = request.id;
  if (request.routeOptions.url === '/graphql') {
    return reply.send({ errors: [{ message, extensions: { code, requestId } }] });
  }
  return reply.send({ message, code, ...(fields && { fields }), requestId });
}

/** Logs an error and sends it as openapi.yaml's Problem, or as a GraphQL error on `/graphql`. */
export const sendProblem = (
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => sendErrorResponse(errorResponseOf(error, request), request, reply);

export const sendNotFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendErrorResponse({ status: 404, code: 'NOT_FOUND', message: pageNotFoundMessage() }, request, reply);
