import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings';
import { consoleHosts, hostNameOf } from '../site/hosts/hostName';

/** Whoever watches the process asks by whatever name it has there. */
const healthPaths = new Set(['/health/live', '/health/ready']);

/**
 * Hands what is asked of any other name to the clients' dashboards, sockets' handshakes too: the console and the API
 * answer under their own names alone.
 */
export function handOverSites(app: FastifyInstance, site: FastifyInstance, settings: Settings): void {
  const isConsole = consoleHosts(settings);
  app.addHook('onRequest', (request, reply, done) => {
    const name = hostNameOf(request.host);
    if ((name !== null && isConsole(name)) || healthPaths.has(request.url)) return done();
    reply.hijack();
    request.raw.headers['x-request-id'] = request.id;
    site.routing(request.raw, reply.raw);
  });
  app.addHook('onClose', () => site.close());
}
