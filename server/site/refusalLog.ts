import type { FastifyBaseLogger } from 'fastify';
import type { SiteRequest } from './siteRequest';

/** The log as its lines about refusals say whose call it was and what was asked, for clients as for operators. */
export const logOf = ({ log, companyId, session, path }: SiteRequest): FastifyBaseLogger =>
  log.child({
    asked: [path],
    companyId,
    clientId: session?.clientId,
    operatorId: session?.viewedById ?? undefined,
  });
