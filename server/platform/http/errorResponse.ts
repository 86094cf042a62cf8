import type { FastifyBaseLogger } from 'fastify';
import { DomainError } from '../../lib/errors';
import type { Challenge, Conflict } from '../../../contract/errors';

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

const internalError: ErrorResponse = {
  status: 500,
  message: 'Something went wrong on our side.',
  code: 'INTERNAL_SERVER_ERROR',
};

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
  return internalError;
}
