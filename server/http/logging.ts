import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyServerOptions } from 'fastify';
import { errorCode } from '../db/errorCode';
import type { Settings } from '../settings';

/** Query parameters that prove who someone is; a GraphQL query by GET may carry a refresh token in its own two. */
const secretParameter = /([?&](?:accessToken|token|signature|refreshToken|query|variables)=)[^&#\s'"]*/gi;

export const withoutSecrets = (url: string): string => url.replace(secretParameter, '$1[redacted]');

const requestIdShape = /^[A-Za-z0-9._-]{8,64}$/;

/** The caller's own request id when it is one, so that a trace goes on from a proxy's. */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && requestIdShape.test(given) ? given : randomUUID();
}

/** What an error is, and where. Its other fields hold rows of the database, or the bytes of a request. */
function loggedError(error: unknown): { type: string; code: string; message: string; stack: string } {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  return {
    type: name,
    code: errorCode(error),
    message: withoutSecrets(message),
    stack: withoutSecrets(stack ?? ''),
  };
}

/** One JSON line each. Headers and bodies are never written: they carry tokens and passwords. */
export const loggingOptions = ({ logLevel }: Settings): FastifyServerOptions['logger'] => ({
  level: logLevel,
  serializers: {
    err: loggedError,
    req: (request) => ({
      method: request.method,
      url: withoutSecrets(request.url),
      remoteAddress: request.ip,
    }),
  },
});
