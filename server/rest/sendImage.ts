import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ImageRow } from '../modules/images/sql';

/** How long a browser may keep an image: by itself for good under an address of its version, else if unchanged. */
export const cachedForGood = 'private, max-age=86400, immutable';
export const cachedIfUnchanged = 'private, no-cache';

// Should the browser open the image as a page, it may run, fetch and submit nothing.
const policy = "sandbox; default-src 'none'; style-src 'unsafe-inline'";

const hasTag = (header: string | undefined, tag: string): boolean =>
  header === '*' || (header ?? '').split(',').some((given) => given.trim().replace(/^W\//, '') === tag);

/** Sends the SVG to those who say that they take one, and the PNG to everyone else. */
export function sendImage(
  request: FastifyRequest,
  reply: FastifyReply,
  image: ImageRow,
  { fileName, caching }: { fileName: string; caching: string },
): FastifyReply {
  const isSvg = image.svg !== null && (request.headers.accept ?? '').includes('image/svg+xml');
  const extension = isSvg ? 'svg' : 'png';
  const tag = `"${image.id}-${extension}"`;
  void reply.headers({
    'cache-control': caching,
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    etag: tag,
    vary: 'Accept',
  });
  if (hasTag(request.headers['if-none-match'], tag)) return reply.status(304).send();
  void reply.header('content-disposition', `inline; filename="${fileName}.${extension}"`);
  return isSvg
    ? reply.type('image/svg+xml; charset=utf-8').send(image.svg)
    : reply.type('image/png').send(image.png);
}
