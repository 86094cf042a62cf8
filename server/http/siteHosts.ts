import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../settings';
import { consoleHosts, hostNameOf, requestedHost } from '../site/hosts/hostName';

/** Whoever watches the process asks by whatever name it has there. */
const healthPaths = new Set(['/health/live', '/health/ready']);

/** Whether a request was taken away from the console and the API. */
export type HandOver = (request: FastifyRequest, reply: FastifyReply) => boolean;

/**
 * Hands what is asked of any other name to the clients' dashboards, sockets' handshakes too: the console and the API
 * answer under their own names alone.
 */
export function handOverTo(site: FastifyInstance, settings: Settings): HandOver {
  const isConsole = consoleHosts(settings);
  return (request, reply) => {
    const name = hostNameOf(requestedHost(request));
    if ((name !== null && isConsole(name)) || healthPaths.has(request.url)) return false;
    reply.hijack();
    request.raw.headers['x-request-id'] = request.id;
    site.routing(request.raw, reply.raw);
    return true;
  };
}
