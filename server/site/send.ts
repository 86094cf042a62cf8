import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteAnswer } from './answers';
import { sitePolicy } from './policy';

const hasTag = (header: string | undefined, tag: string): boolean =>
  (header ?? '').split(',').some((given) => given.trim().replace(/^W\//, '') === tag);

/** Nothing is kept by anybody unless the answer says otherwise. */
export function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, type, body, headers = {}, cookies = [], policy }: SiteAnswer,
): FastifyReply {
  void reply.headers({
    'cache-control': 'no-store',
    'content-security-policy': sitePolicy(policy),
    ...headers,
  });
  if (cookies.length > 0) void reply.header('set-cookie', [...cookies]);
  const { etag } = headers;
  if (etag && hasTag(request.headers['if-none-match'], etag)) return reply.status(304).send();
  return reply.status(status).type(type).send(body);
}
