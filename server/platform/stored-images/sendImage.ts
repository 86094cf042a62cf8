import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ImageRow } from './storedImages.repository';

/**
 * `Cache-Control` values of an image: immutable for a URL with the image's version, and revalidated for any
 * other URL.
 */
export const immutableCacheControl = 'private, max-age=86400, immutable';
export const revalidatedCacheControl = 'private, no-cache';

// Prevents scripts, requests and form submissions if the browser opens the image as a page.
const policy = "sandbox; default-src 'none'; style-src 'unsafe-inline'";

const hasTag = (header: string | undefined, tag: string): boolean =>
  header === '*' ||
  (header ?? '').split(',').some((entityTag) => entityTag.trim().replace(/^W\//, '') === tag);

/** Sends the SVG if the request accepts one, else the PNG, or status 304 if the browser's ETag matches. */
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
