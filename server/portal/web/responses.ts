import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

type Directive = 'script-src' | 'style-src' | 'img-src' | 'connect-src' | 'frame-src' | 'form-action';

/** Content-Security-Policy sources that one response adds, such as `{ 'script-src': ["'self'"] }`. */
export type PolicyAdditions = Readonly<Partial<Record<Directive, readonly string[]>>>;

export interface PortalResponse {
  status: number;
  /** The media type, with a charset for text. */
  type: string;
  body: string | Buffer | Readable | null;
  headers?: Readonly<Record<string, string>>;
  /** Complete Set-Cookie values. */
  cookies?: readonly string[];
  /** Content-Security-Policy sources in addition to the portal's stylesheet, images and forms. */
  policy?: PolicyAdditions;
}

type ResponseOptions = Pick<PortalResponse, 'cookies' | 'headers' | 'policy'>;

const htmlType = 'text/html; charset=utf-8';

/**
 * Renders a page in the language of the request, without the attributes and scripts that React needs in
 * browsers.
 */
export const htmlResponse = (
  page: ReactElement,
  { status = 200, ...options }: ResponseOptions & { status?: number } = {},
): PortalResponse => ({
  status,
  type: htmlType,
  body: `<!doctype html>${renderToStaticMarkup(page)}\n`,
  ...options,
  headers: { vary: 'Accept-Language, Cookie', ...options.headers },
});

/** Redirects with status 303, so that the browser continues with GET. */
export const redirect = (path: string, options: ResponseOptions = {}): PortalResponse => ({
  status: 303,
  type: htmlType,
  body: null,
  ...options,
  headers: { ...options.headers, location: path },
});

export const fileResponse = (
  type: string,
  body: string | Buffer,
  headers: Record<string, string> = {},
): PortalResponse => ({
  status: 200,
  type,
  body,
  headers,
});

const defaultPolicy: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'none'"],
  'style-src': ["'self'"],
  'img-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/** Returns the Content-Security-Policy of a response. It allows no scripts unless `additions` does. */
function contentSecurityPolicy(additions: PolicyAdditions = {}): string {
  const directives = new Set([...Object.keys(defaultPolicy), ...Object.keys(additions)]);
  return [...directives]
    .map((directive) => [
      directive,
      ...(defaultPolicy[directive] ?? []),
      ...(Object.entries(additions).find(([key]) => key === directive)?.[1] ?? []),
    ])
    .map((sources) => [...new Set(sources)].join(' '))
    .join('; ');
}

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
