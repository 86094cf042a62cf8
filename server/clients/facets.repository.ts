import type { ClientPlanOffer, Db, PlanFacet, TextFacet } from '../platform';

const maxTags = 200;

export async function planFacets(db: Db, companyId: string): Promise<PlanFacet[]> {
  const { rows } = await db.query<PlanFacet>(
    `/* clientPlanFacets */ select json_build_object('id', p.id, 'name', p.name) as plan, f.count
     from client_facets f
     join client_billing_plans p on p.company_id = f.company_id and p.id::text = f.value
     where f.company_id = $1 and f.facet = 'Plan' and f.count > 0
     order by p.position, p.id`,
    [companyId],
  );
  return rows;
}

export async function countryFacets(db: Db, companyId: string): Promise<TextFacet[]> {
  const { rows } = await db.query<TextFacet>(
    `/* clientCountryFacets */ select value, count from client_facets
     where company_id = $1 and facet = 'Country' and count > 0 order by value`,
    [companyId],
  );
  return rows;
}

export async function tagFacets(db: Db, companyId: string): Promise<TextFacet[]> {
  const { rows } = await db.query<TextFacet>(
    `/* clientTagFacets */ select value, count from client_facets
     where company_id = $1 and facet = 'Tag' and count > 0
     order by count desc, value collate "und-x-icu", value limit ${maxTags}`,
    [companyId],
  );
  return rows;
}

/** Returns the plans that a client can be assigned to, with current prices if `withMoney` is true. */
export async function planOffers(db: Db, companyId: string, withMoney: boolean): Promise<ClientPlanOffer[]> {
  const money = (column: string): string => (withMoney ? column : 'null');
  const { rows } = await db.query<ClientPlanOffer>(
    `/* clientPlanOffers */ select id, name, interval, interval_count as "intervalCount",
       trial_days as "trialDays", require_card_for_trial as "requireCardForTrial", is_default as "isDefault",
       ${money('price')} as price,
       ${money('yearly_price')} as "yearlyPrice", ${money('setup_fee')} as "setupFee"
     from client_billing_plans where company_id = $1 and status <> 'Archived' order by position, id`,
    [companyId],
  );
  return rows;
}
