import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyServerOptions } from 'fastify';
import type { Settings } from '../settings';

/** Query parameters that prove who someone is. */
const secretParameter = /([?&](?:accessToken|token|signature|refreshToken)=)[^&#]*/gi;

export const withoutSecrets = (url: string): string => url.replace(secretParameter, '$1[redacted]');

const requestIdShape = /^[A-Za-z0-9._-]{8,64}$/;

/** The caller's own request id when it is one, so that a trace goes on from a proxy's. */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && requestIdShape.test(given) ? given : randomUUID();
}

/** One JSON line each. Headers and bodies are never written: they carry tokens and passwords. */
export const loggingOptions = ({ logLevel }: Settings): FastifyServerOptions['logger'] => ({
  level: logLevel,
  serializers: {
    req: (request) => ({
      method: request.method,
      url: withoutSecrets(request.url),
      remoteAddress: request.ip,
    }),
  },
});
