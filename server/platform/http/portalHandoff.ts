import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../settings/settings';
import { consoleHosts, hostNameOf, requestedHost } from './hostName';

/** Health checks may use any host name. */
const healthPaths = new Set(['/health/live', '/health/ready']);

/**
 * Passes a request to the portal unless it is a health check or its host name is the console's. Returns
 * whether the request was passed.
 */
export type PortalHandoff = (request: FastifyRequest, reply: FastifyReply) => boolean;

/**
 * Returns a handler for requests and WebSocket handshakes. The console and the API respond only under their
 * own host names.
 */
export function createPortalHandoff(portal: FastifyInstance, settings: Settings): PortalHandoff {
  const isConsole = consoleHosts(settings);
  return (request, reply) => {
    const name = hostNameOf(requestedHost(request));
    if ((name !== null && isConsole(name)) || healthPaths.has(request.url)) return false;
    reply.hijack();
    request.raw.headers['x-request-id'] = request.id;
    portal.routing(request.raw, reply.raw);
    return true;
  };
}
