import type { FastifyInstance } from 'fastify';
import type { Services } from '../context';
import { findCompanyOfDomain } from '../modules/domains/findCompanyOfDomain';
import { hostNameOf, subdomainOf } from '../site/hosts/hostName';
import { companyOfSubdomain } from '../site/sql';

async function isKnown({ database, settings }: Services, domain: string): Promise<boolean> {
  const name = hostNameOf(domain);
  if (!name) return false;
  const label = subdomainOf(name, settings.sitesDomain);
  const companyId = await database.onPlatform((db) =>
    label === null ? findCompanyOfDomain(db, name) : companyOfSubdomain(db, label),
  );
  return companyId !== null;
}

interface AskRoute {
  Querystring: { domain?: string | string[] };
}

// One proxy asks for all visitors, each new name once: what they ask beside it must not keep it waiting.
const asOneCaller = 20;

/** GET /domains/ask: whether the reverse proxy may get a certificate for a name. */
export const domainQuestionRoutes = (services: Services) => async (app: FastifyInstance) => {
  const config = { rateLimit: { max: services.settings.requestsPerMinute * asOneCaller } };
  app.get<AskRoute>('/domains/ask', { config }, async ({ query: { domain } }, reply) => {
    const isAllowed = typeof domain === 'string' && (await isKnown(services, domain));
    return reply.status(isAllowed ? 200 : 404).send();
  });
};
