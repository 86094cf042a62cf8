import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../settings';
import { sendNotFound } from './problems';
import { consolePolicy } from './security';

/** Paths of the API and of built files: a mistake below them must not look like a page. */
const notPages = [
  '/graphql',
  '/theme-setups',
  '/operators',
  '/client-imports',
  '/webhooks',
  '/domains',
  '/health',
  '/assets',
];

function isNavigation({ method, url, headers }: FastifyRequest): boolean {
  const [pathname = '/'] = url.split('?');
  return (
    (method === 'GET' || method === 'HEAD') &&
    (headers.accept ?? '').includes('text/html') &&
    !notPages.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`))
  );
}

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
export async function serveConsole(app: FastifyInstance, settings: Settings, folder: string): Promise<void> {
  const index = path.join(folder, 'index.html');
  if (!existsSync(index)) {
    app.setNotFoundHandler(sendNotFound);
    return;
  }
  const page = readFileSync(index, 'utf8');

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
