import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PortalResponse } from './responses';
import { contentSecurityPolicy } from './contentSecurityPolicy';

const matchesEtag = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((value) => value.trim().replace(/^W\//, '') === etag);

/**
 * Sends a response, or status 304 if the browser's ETag matches. A response is not cacheable unless its
 * headers allow it.
 */
export function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, type, body, headers = {}, cookies = [], policy }: PortalResponse,
): FastifyReply {
  void reply.headers({
    'cache-control': 'no-store',
    'content-security-policy': contentSecurityPolicy(policy),
    ...headers,
  });
  if (cookies.length > 0) void reply.header('set-cookie', [...cookies]);
  const { etag } = headers;
  if (etag && matchesEtag(request.headers['if-none-match'], etag)) return reply.status(304).send();
  return reply.status(status).type(type).send(body);
}
