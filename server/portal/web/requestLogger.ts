import type { FastifyBaseLogger } from 'fastify';
import type { PortalRequest } from './portalRequest';

/**
 * Returns a logger that adds the path, company, client and operator of the request, like the log of operator
 * requests.
 */
export const requestLogger = ({ log, companyId, session, path }: PortalRequest): FastifyBaseLogger =>
  log.child({
    operations: [path],
    companyId,
    clientId: session?.clientId,
    operatorId: session?.viewedById ?? undefined,
  });
