import type { FastifyInstance } from 'fastify';
import { hostNameOf, type Services } from '../../platform';
import { findCompanyOfHost } from './findCompanyOfHost.service';

interface CertificateCheckRoute {
  Querystring: { domain?: string | string[] };
}

// One reverse proxy sends the requests for all visitors, once for each new domain, so it gets a higher rate
// limit.
const proxyRateLimitFactor = 20;

/** GET /domains/ask returns 200 if the reverse proxy may request a certificate for the domain, else 404. */
export const certificateCheckRoutes = (services: Services) => async (app: FastifyInstance) => {
  const config = { rateLimit: { max: services.settings.requestsPerMinute * proxyRateLimitFactor } };
  app.get<CertificateCheckRoute>('/domains/ask', { config }, async ({ query: { domain } }, reply) => {
    const name = typeof domain === 'string' ? hostNameOf(domain) : null;
    const isAllowed = name !== null && (await findCompanyOfHost(services, name)) !== null;
    return reply.status(isAllowed ? 200 : 404).send();
  });
};
