import type { FastifyInstance } from 'fastify';
import type { Services } from '../../platform';
import { isKnownDomain } from './certificateChecks.service';

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
    const isAllowed = typeof domain === 'string' && (await isKnownDomain(services, domain));
    return reply.status(isAllowed ? 200 : 404).send();
  });
};
