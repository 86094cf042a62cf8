import { drawInteger, idFrom } from './companies';

const firstNames = `(array['Ada','Bruno','Carmen','Dmitri','Elena','Farid','Grace','Hiro','Ines','Jonas','Keiko','Liam',
  'Maya','Noor','Olga','Pedro','Qi','Rosa','Samir','Tara','Uma','Viktor','Wendy','Ximena','Yusuf','Zoe','Émile','Åsa',
  'Søren','Jürgen','Łukasz','Chloé'])`;
const lastNames = `(array['Smith','Okafor','García','Müller','Tanaka','Novak','Silva','Kowalski','Haddad','Lindqvist',
  'Moreau','Rossi','Petrov','Chen','Nguyen','Patel','Johansson','O''Neil','Costa','Weber','Dubois','Ivanova','Kim',
  'Martins','Schmidt','Larsen','Ferrari','Popescu','Yilmaz','Cohen','Adeyemi','Blacksmith'])`;

const drawIsBelow = (byte: number, limit: number): string => `get_byte(draw, ${byte}) < ${limit}`;

/**
 * Generates each client's history: status, paid period, plan change and last sign-in. The steps are
 * materialized so that PostgreSQL computes each value only once.
 */
export const makeClients = `
  create temporary table bench_clients as
  with born as materialized (
    select c.*, i as number, decode(md5('client ' || c.n || ' ' || i), 'hex') as draw,
      date_trunc('milliseconds', c.since + (c.until - c.since) * power(i::float8 / (c.clients + 1), 0.7)) as created_at
    from bench_companies c cross join lateral generate_series(1, c.clients) i
  ), standing as materialized (
    select *, case
      when created_at > until - interval '14 days'
        then case when ${drawIsBelow(0, 100)} then 'Invited' when ${drawIsBelow(0, 220)} then 'Trialing' else 'Active' end
      when ${drawIsBelow(0, 178)} then 'Active' when ${drawIsBelow(0, 194)} then 'PastDue' when ${drawIsBelow(0, 206)} then 'Paused'
      when ${drawIsBelow(0, 222)} then 'Invited' else 'Deactivated' end as status,
      case when ${drawIsBelow(1, 120)} then 1 when ${drawIsBelow(1, 190)} then 2 when ${drawIsBelow(1, 225)} then 3 else 4 end as plan
    from born
  ), paying as materialized (
    select *, case when status in ('Active', 'PastDue', 'Paused') or status = 'Deactivated' and ${drawIsBelow(3, 200)}
      then least(created_at + get_byte(draw, 2) * interval '1 hour', until - interval '1 hour') end as began_at,
      case when status <> 'Invited' and ${drawIsBelow(2, 220)} then date_trunc('milliseconds',
        created_at + (until - created_at) * (get_byte(draw, 3) / 256.0)) end as signed_in_at
    from standing
  ), ended as materialized (
    select *, case when status in ('Paused', 'Deactivated')
      then date_trunc('milliseconds', began_at + (until - began_at) * ((get_byte(draw, 4) + 1) / 257.0)) end as ended_at
    from paying
  ), moved as materialized (
    select *, case when ${drawIsBelow(5, 40)} then date_trunc('milliseconds',
      began_at + (coalesce(ended_at, until) - began_at) * ((get_byte(draw, 6) + 1) / 258.0)) end as changed_at
    from ended
  )
  select b.*, ${idFrom('b.created_at', `'client ' || b.n || ' ' || b.number`)} as client_id,
    p.id as plan_id, p.price, p.mrr, case when b.changed_at is null then p.mrr else q.mrr end as first_mrr,
    ${firstNames}[${drawInteger('b.draw', 7, 32)} + 1] as first_name,
    ${lastNames}[${drawInteger('b.draw', 8, 32)} + 1] as last_name
  from moved b
  join bench_plans p on p.company_id = b.id and p.position = b.plan
  join bench_plans q on q.company_id = b.id and q.position = b.plan % 4 + 1;
  analyze bench_clients;`;

const countries = `(array['US','GB','DE','FR','ES','PT','IT','NL','SE','PL','BR','IN','JP','AU','CA','NG'])`;
const tags = `(array['vip','newsletter','referral','agency','freelancer','workshop','annual review','partner'])`;
const isPaying = `b.status in ('Active', 'PastDue')`;

/**
 * Inserts the clients after the payments, whose totals they contain, so that each client is written once.
 * Includes the search and sort keys that triggers normally maintain.
 */
export const insertClients = `
  insert into clients (company_id, id, number, name, email, sorted_email, phone, search_text, country, status, plan_id,
    tags, source, created_at, updated_at, status_changed_at, is_paying, mrr, lifetime_value, last_payment_at,
    last_payment_status, trial_ends_at, next_renewal_at, last_login_at, deactivated_at, deactivation_reason,
    status_before)
  select b.id, b.client_id, b.number, b.name, b.email, b.email, b.phone,
    client_search_text(b.name, b.email, b.phone, b.number),
    case when ${drawInteger('b.draw', 10, 24)} > 0 then ${countries}[${drawInteger('b.draw', 11, 16)} + 1] end,
    b.status, case when b.status <> 'Invited' then b.plan_id end,
    case ${drawInteger('b.draw', 12, 4)} when 0 then array[${tags}[${drawInteger('b.draw', 13, 8)} + 1]]
      when 1 then array[${tags}[${drawInteger('b.draw', 13, 4)} + 1], ${tags}[${drawInteger('b.draw', 14, 4)} + 5]]
      else '{}' end,
    (array['SelfSignup', 'SelfSignup', 'Invite', 'Import', 'Manual'])[${drawInteger('b.draw', 15, 5)} + 1],
    b.created_at, greatest(b.created_at, b.changed_at, b.ended_at),
    coalesce(b.ended_at, b.began_at, b.created_at),
    ${isPaying}, case when ${isPaying} then b.mrr else 0 end,
    coalesce(f.value, 0), f.last_at, f.last_status,
    case when b.status = 'Trialing' then b.created_at + interval '14 days' end,
    case when ${isPaying} then b.until + get_byte(b.draw, 6) * interval '170 minutes' end,
    b.signed_in_at, case when b.status = 'Deactivated' then coalesce(b.ended_at, b.until) end,
    case when b.status = 'Deactivated' then 'ClientRequest' end,
    case when b.status = 'Deactivated' then 'Active' end
  from (
    select *, first_name || ' ' || last_name as name,
      lower(first_name || '.' || last_name || '.' || number) || '@client.test' as email,
      case when ${drawInteger('draw', 9, 4)} > 0 then '+1415' || lpad(number::text, 7, '0') end as phone
    from bench_clients
  ) b left join bench_paid f on f.company_id = b.id and f.client_id = b.client_id
  order by b.n, b.number;`;

export const insertSignIns = `
  insert into client_sign_ins (company_id, id, client_id, ip_address, occurred_at)
  select id, ${idFrom('signed_in_at', `'sign-in ' || n || ' ' || number`)}, client_id,
    '203.0.113.' || get_byte(draw, 5), signed_in_at
  from bench_clients where signed_in_at is not null;`;

export const insertSubscriptions = `
  insert into subscriptions (company_id, id, client_id, plan_id, price_version, status, mrr, trial_ends_at,
    current_period_start, current_period_end, billing_anchor, has_paid, started_at, ended_at, created_at)
  select b.id, ${idFrom('b.created_at', `'subscription ' || b.n || ' ' || b.number`)}, b.client_id, b.plan_id, 1,
    case b.status when 'Deactivated' then 'Canceled' else b.status end, b.mrr,
    case when b.status = 'Trialing' then b.created_at + interval '14 days' end,
    case when ${isPaying} then b.until - (255 - get_byte(b.draw, 6)) * interval '170 minutes'
      else coalesce(b.began_at, b.created_at) end,
    case when ${isPaying} then b.until + get_byte(b.draw, 6) * interval '170 minutes'
      else coalesce(b.ended_at, b.created_at + interval '14 days') end,
    coalesce(b.began_at, b.created_at) at time zone 'UTC', b.began_at is not null,
    coalesce(b.began_at, b.created_at), case when b.status = 'Deactivated' then coalesce(b.ended_at, b.until) end,
    b.created_at
  from bench_clients b where b.status <> 'Invited';`;

export const insertMovements = `
  insert into mrr_movements (company_id, id, client_id, plan_id, kind, change, mrr, occurred_at, until_at)
  select company_id, ${idFrom('at', `kind || client_id`)}, client_id, plan_id, kind, change, mrr, at,
    lead(at) over (partition by company_id, client_id order by at, step)
  from (
    select b.id as company_id, b.client_id, b.plan_id, m.*
    from bench_clients b cross join lateral (values
      (1, 'New', b.first_mrr, b.first_mrr, b.began_at),
      (2, case when b.mrr > b.first_mrr then 'Expansion' else 'Contraction' end, b.mrr - b.first_mrr, b.mrr,
        b.changed_at),
      (3, 'Churned', -b.mrr, 0, b.ended_at)
    ) m (step, kind, change, mrr, at)
    where m.at is not null
  ) moved;`;
