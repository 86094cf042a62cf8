import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyServerOptions } from 'fastify';
import { errorCode } from '../../lib/errors';
import type { Settings } from '../settings/settings';

/**
 * Query parameters that contain credentials. A GraphQL query by GET can contain a refresh token in `query` or
 * `variables`.
 */
const secretParameter = /([?&](?:accessToken|token|signature|refreshToken|query|variables)=)[^&#\s'"]*/gi;

export const redactSecrets = (url: string): string => url.replace(secretParameter, '$1[redacted]');

const requestIdPattern = /^[A-Za-z0-9._-]{8,64}$/;

/** Returns the caller's request ID if it is valid, so that a trace continues across a proxy, or a new ID. */
export function requestIdOf(request: IncomingMessage): string {
  const requestId = request.headers['x-request-id'];
  return typeof requestId === 'string' && requestIdPattern.test(requestId) ? requestId : randomUUID();
}

/**
 * Returns only the type, code, message and stack of an error, with secret query parameters redacted. Other
 * fields can contain database rows or request bytes.
 */
function serializeError(error: unknown): { type: string; code: string; message: string; stack: string } {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  return {
    type: name,
    code: errorCode(error),
    message: redactSecrets(message),
    stack: redactSecrets(stack ?? ''),
  };
}

/**
 * Returns logger options for one JSON line per entry. Omits headers and bodies, because they contain tokens
 * and passwords.
 */
export const loggingOptions = ({ logLevel }: Settings): FastifyServerOptions['logger'] => ({
  level: logLevel,
  serializers: {
    err: serializeError,
    req: (request) => ({
      method: request.method,
      url: redactSecrets(request.url),
      remoteAddress: request.ip,
    }),
  },
});
