import type { FastifyBaseLogger } from 'fastify';
import { DomainError, type Challenge, type Conflict } from '../errors';

/** An error as its reader may see it, over GraphQL and REST alike. */
export interface Refusal {
  status: number;
  message: string;
  code: string;
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
  conflict?: Conflict;
  challenge?: Challenge;
}

const internal: Refusal = {
  status: 500,
  message: 'Something went wrong on our side.',
  code: 'INTERNAL_SERVER_ERROR',
};

/** Shows what may be seen, and writes to the log, under the request's id, what was refused and what failed. */
export function refusalOf(error: unknown, log: FastifyBaseLogger): Refusal {
  if (error instanceof DomainError) {
    log.info({ code: error.code }, 'a call was refused');
    return { status: error.httpStatus, message: error.message, code: error.code, ...error.details };
  }
  log.error({ err: error }, 'a request failed');
  return internal;
}
