import {
  authorize,
  type Context,
  type CustomDomain,
  type CustomDomainSetup,
  type Db,
  type Settings,
} from '../../platform';
import { notFound } from '../../lib/errors';
import { isId } from '../../../contract/ids';
import { maxDomains } from './limit';
import { toDomain } from './present';
import { latestSteps } from './checking/session.repository';
import { domainsOf, lockDomain, subdomainAndName, type DomainRow } from './domains.repository';

export const domainNotFound = () => notFound('domain');

/**
 * Locks a domain of the company until the transaction ends and returns it. Throws `NOT_FOUND` if it does not
 * exist.
 */
export async function lockOwnDomain(db: Db, companyId: string, id: string): Promise<DomainRow> {
  const domain = isId(id) ? await lockDomain(db, companyId, id) : undefined;
  if (!domain) throw domainNotFound();
  return domain;
}

export async function readSetup(db: Db, settings: Settings, companyId: string): Promise<CustomDomainSetup> {
  const { subdomain } = await subdomainAndName(db, companyId);
  const domains = await domainsOf(db, companyId);
  const steps = await latestSteps(db, companyId);
  return {
    domains: domains.map((domain) =>
      toDomain(
        domain,
        subdomain,
        steps.filter(({ domainId }) => domainId === domain.id),
        settings,
      ),
    ),
    limit: maxDomains,
    fallbackHost: subdomain && `${subdomain}.${settings.portalsDomain}`,
    redirectToPrimary: domains.find(({ isPrimary }) => isPrimary)?.redirectsHere ?? true,
  };
}

export async function readDomain(
  db: Db,
  settings: Settings,
  companyId: string,
  id: string,
): Promise<CustomDomain> {
  const { domains } = await readSetup(db, settings, companyId);
  const domain = domains.find((candidate) => candidate.id === id);
  if (!domain) throw domainNotFound();
  return domain;
}

export async function customDomain(ctx: Context): Promise<CustomDomainSetup> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'read');
  const { database, settings } = ctx.services;
  return database.inCompany(companyId, (db) => readSetup(db, settings, companyId));
}
