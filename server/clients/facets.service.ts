import { authorize, type ClientFacets, type ClientPlanOffer, type Context } from '../platform';
import { countryFacets, planFacets, planOffers, tagFacets } from './facets.repository';

/** Returns the filter options of the client list from trigger-maintained counters. */
export async function clientFacets(ctx: Context): Promise<ClientFacets> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_CLIENT_MANAGEMENT', 'read');
  return ctx.services.database.inCompany(companyId, async (db) => ({
    plans: await planFacets(db, companyId),
    countries: await countryFacets(db, companyId),
    tags: await tagFacets(db, companyId),
  }));
}

export async function clientPlans(ctx: Context): Promise<ClientPlanOffer[]> {
  const { companyId, permissions } = authorize(ctx.viewer, 'MANAGE_CLIENT_MANAGEMENT', 'read');
  return ctx.services.database.inCompany(companyId, (db) =>
    planOffers(db, companyId, permissions.has('MANAGE_PAYMENTS')),
  );
}
