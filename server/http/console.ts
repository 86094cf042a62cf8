import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../settings';
import { apiPrefixes } from './apiPaths';
import { sendNotFound } from './problems';
import { consolePolicy } from './security';

/** Returns a path as a lenient server would read it: decoded, without empty segments or dot segments, in lower case. */
const plainPath = (pathname: string): string =>
  path.posix.normalize(decodeURIComponent(pathname).replaceAll('\\', '/')).toLowerCase();

/** Whether a path is a screen's: not the API's in any spelling, and without a dot, which files have. */
function isScreen(url: string): boolean {
  const pathname = plainPath(url.split(/[?#]/)[0] ?? '/');
  const isApi = apiPrefixes.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`));
  return !isApi && !/[.%;]|^\/assets(\/|$)/.test(pathname);
}

/** Whether a caller accepts a page: it names HTML or any type, as monitors, link previews and curl do. */
function takesPage(accept = ''): boolean {
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
  (method === 'GET' || method === 'HEAD') && takesPage(headers.accept) && isScreen(url);

function sendPage(page: string, settings: Settings, reply: FastifyReply): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .status(200)
    .header('content-security-policy', consolePolicy(settings, nonce))
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(page.replace(/<head>/i, `<head><meta name="csp-nonce" content="${nonce}">`));
}

/** Serves the built console: its hashed files for a year, and its one page for every address of a screen. */
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
  const icon = path.join(folder, 'favicon.svg');
  if (existsSync(icon)) {
    const drawing = readFileSync(icon);
    app.get('/favicon.svg', (_request, reply) =>
      reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(drawing),
    );
  }
  app.setNotFoundHandler((request, reply) =>
    isNavigation(request) ? sendPage(page, settings, reply) : sendNotFound(request, reply),
  );
}
