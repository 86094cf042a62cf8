/**
 * The number of paying clients and the MRR of each plan of company `$1`. A client whose new plan is not open
 * yet counts for the previous plan. Client counters differ: they count the client for the new plan.
 */
export const payingByPlan = `(
  select plan_id, sum(active)::integer as active, sum(mrr)::bigint as mrr
  from (
    select value::uuid as plan_id, active, mrr from client_facets where company_id = $1 and facet = 'Plan'
    union all
    select moved.plan_id, moved.sign, moved.sign * c.mrr
    from subscriptions s
    join clients c on c.company_id = s.company_id and c.id = s.client_id and c.is_paying
    cross join lateral (
      values (c.plan_id, -1), ((s.unopened -> 'before' ->> 'planId')::uuid, 1)
    ) moved (plan_id, sign)
    where s.company_id = $1 and s.unopened is not null and s.ended_at is null
  ) counted group by plan_id
)`;
