import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../settings/settings';
import { apiPrefixes } from './apiPaths';
import { sendNotFound } from './problems';
import { consolePolicy } from './security';

/** Normalizes a path as a lenient server would: decoded, in lower case, without empty or dot segments. */
const normalizePath = (pathname: string): string =>
  path.posix.normalize(decodeURIComponent(pathname).replaceAll('\\', '/')).toLowerCase();

/**
 * Returns whether a URL is a screen: not an API path in any spelling, not below `/assets`, and without `.`,
 * `%` and `;`.
 */
function isScreen(url: string): boolean {
  const pathname = normalizePath(url.split(/[?#]/)[0] ?? '/');
  const isApi = apiPrefixes.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`));
  return !isApi && !/[.%;]|^\/assets(\/|$)/.test(pathname);
}

/**
 * Returns whether an Accept header includes HTML, or is empty or only the full wildcard, as sent by monitors,
 * link previews and curl.
 */
function acceptsHtml(accept = ''): boolean {
  const types = accept
    .toLowerCase()
    .split(',')
    .map((range) => range.replace(/;.*/, '').trim());
  return (
    types.some((type) => /^(text\/(html|\*)|application\/xhtml\+xml)$/.test(type)) ||
    types.every((type) => type === '' || type === '*/*')
  );
}

const isNavigation = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && acceptsHtml(headers.accept) && isScreen(url);

function sendPage(page: string, settings: Settings, reply: FastifyReply): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .status(200)
    .header('content-security-policy', consolePolicy(settings, nonce))
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(page.replace(/<head>/i, `<head><meta name="csp-nonce" content="${nonce}">`));
}

/**
 * Serves the built console, if there is one: the icon, one page for the paths of all screens, and hashed
 * assets, which browsers cache for a year.
 */
export async function serveConsole(
  app: FastifyInstance,
  settings: Settings,
  folder: string | null,
): Promise<void> {
  if (!folder || !existsSync(path.join(folder, 'index.html'))) {
    app.setNotFoundHandler(sendNotFound);
    return;
  }
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8');

  await app.register(fastifyStatic, {
    root: path.join(folder, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
  });
  const iconFile = path.join(folder, 'favicon.svg');
  if (existsSync(iconFile)) {
    const iconSvg = readFileSync(iconFile);
    app.get('/favicon.svg', (_request, reply) =>
      reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(iconSvg),
    );
  }
  app.setNotFoundHandler((request, reply) =>
    isNavigation(request) ? sendPage(page, settings, reply) : sendNotFound(request, reply),
  );
}
