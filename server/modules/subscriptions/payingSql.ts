/**
 * How many clients of company `$1` pay for each plan, and their MRR. A client who moved to a plan that is not open yet still
 * pays for the previous plan, while the client counters hold them under the new one.
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
