import { dailyTalliesOfRows, recomputeDailyTallies } from '../../company';
import type { Db, Queryable } from '../../platform';

const clientFacetsOfRows = `
  select f.facet, f.value, count(*)::integer as count, sum(f.active)::integer as active, sum(f.mrr) as mrr
  from clients c, facets_of(c.plan_id, c.country, c.tags, c.source, c.is_paying, c.mrr) f
  where c.company_id = $1 group by 1, 2`;

const paymentCountsOfRows = `
  select direction, status, count(*)::integer as count, sum(amount) as amount, sum(amount_refunded) as refunded,
    sum(fee_amount) as fee
  from payments where company_id = $1 group by 1, 2`;

const storedDiffer = `
  exists ((table stored except table computed) union all (table computed except table stored)) as differ`;

/**
 * Returns the names of the tables whose totals differ from the rows that they count. Each statement reads both
 * from one snapshot.
 */
export async function findWrongTotals(db: Db, companyId: string): Promise<string[]> {
  const { rows: facets } = await db.query(
    `/* clientFacetsDiffer */ with stored as materialized (
       select facet, value, count, active, mrr from client_facets
       where company_id = $1 and (count <> 0 or active <> 0 or mrr <> 0)
     ), computed as materialized (${clientFacetsOfRows}) select ${storedDiffer}`,
    [companyId],
  );
  const { rows: counts } = await db.query(
    `/* paymentCountsDiffer */ with stored as materialized (
       select direction, status, count, amount, amount_refunded, fee_amount from payment_counts
       where company_id = $1 and (count <> 0 or amount <> 0 or amount_refunded <> 0 or fee_amount <> 0)
     ), computed as materialized (${paymentCountsOfRows}) select ${storedDiffer}`,
    [companyId],
  );
  const { rows: tallies } = await db.query(
    `/* dailyTalliesDiffer */ with stored as materialized (
       select measure, day, count, amount from daily_tallies
       where company_id = $1 and (count <> 0 or amount <> 0)
     ), computed as materialized (${dailyTalliesOfRows}) select ${storedDiffer}`,
    [companyId],
  );
  const results = { client_facets: facets[0], payment_counts: counts[0], daily_tallies: tallies[0] };
  return Object.entries(results).flatMap(([table, result]) => (result?.differ ? [table] : []));
}

/** Recomputes all tables of totals. Requires `lockTotals`. */
export async function recomputeTotals(db: Queryable, companyId: string): Promise<void> {
  // Keeps rows at 0, because the row of a plan shows that it was used.
  await db.query(
    '/* resetClientFacets */ update client_facets set count = 0, active = 0, mrr = 0 where company_id = $1',
    [companyId],
  );
  await db.query(
    `/* recomputeClientFacets */
     insert into client_facets (company_id, facet, value, count, active, mrr)
     select k.id, f.facet, f.value, f.count, f.active, f.mrr
     from companies k, (${clientFacetsOfRows}) f where k.id = $1
     on conflict (company_id, facet, value)
       do update set count = excluded.count, active = excluded.active, mrr = excluded.mrr`,
    [companyId],
  );
  await db.query('/* deletePaymentCounts */ delete from payment_counts where company_id = $1', [companyId]);
  await db.query(
    `/* insertPaymentCounts */
     insert into payment_counts (company_id, direction, status, count, amount, amount_refunded, fee_amount)
     select k.id, p.direction, p.status, p.count, p.amount, p.refunded, p.fee
     from companies k, (${paymentCountsOfRows}) p where k.id = $1`,
    [companyId],
  );
  await recomputeDailyTallies(db, companyId);
}

/** Returns the payments whose refunded amount differs from their succeeded refunds. */
export async function findWrongRefundedAmounts(
  db: Db,
  companyId: string,
): Promise<{ id: string; clientId: string | null }[]> {
  const { rows } = await db.query(
    `/* wrongRefundedAmounts */
     select p.id, p.client_id as "clientId" from payments p left join (
       select payment_id, sum(amount) as amount from refunds
       where company_id = $1 and status = 'Succeeded' group by 1
     ) r on r.payment_id = p.id
     where p.company_id = $1 and p.amount_refunded <> coalesce(r.amount, 0)`,
    [companyId],
  );
  return rows;
}

const paymentsByClient = `
  select client_id, sum(paid_by(status, amount, amount_refunded)) as value,
    max(created_at) as last_at, (array_agg(status order by created_at desc, id desc))[1] as last_status
  from payments`;

const clientDiffers = `(c.lifetime_value, c.last_payment_at, c.last_payment_status)
  is distinct from (coalesce(p.value, 0), p.last_at, p.last_status)`;

/** Returns the ids of clients whose lifetime value or last payment differs from their payments. */
export async function findWrongClients(db: Db, companyId: string): Promise<string[]> {
  const { rows } = await db.query(
    `/* wrongClients */ select c.id from clients c
     left join (${paymentsByClient} where company_id = $1 group by 1) p on p.client_id = c.id
     where c.company_id = $1 and ${clientDiffers}`,
    [companyId],
  );
  return rows.map(({ id }) => id);
}

/** Recomputes the lifetime value and the last payment of locked clients. */
export async function recomputeClients(db: Db, companyId: string, ids: readonly string[]): Promise<void> {
  await db.query(
    `/* recomputeClients */
     update clients c set lifetime_value = coalesce(p.value, 0), last_payment_at = p.last_at,
       last_payment_status = p.last_status
     from unnest($2::uuid[]) as wrong(id) left join (
       ${paymentsByClient} where company_id = $1 and client_id = any($2::uuid[]) group by 1
     ) p on p.client_id = wrong.id
     where c.company_id = $1 and c.id = wrong.id and ${clientDiffers}`,
    [companyId, ids],
  );
}
