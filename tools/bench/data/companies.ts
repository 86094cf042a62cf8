/** The size of a benchmark database. The benchmarks measure the first company. */
export interface Sizes {
  companies: number;
  /** The total of all companies. */
  clients: number;
  clientsOfFirst: number;
  /** The payments of the first company. */
  payments: number;
}

/**
 * Returns an SQL expression for an id that depends only on the timestamp and the seed. Like the application's
 * ids, it is ordered by time.
 */
export const idFrom = (timestamp: string, seed: string): string =>
  `(lpad(to_hex((extract(epoch from ${timestamp}) * 1000)::bigint), 12, '0') || '7' || substr(md5(${seed}), 1, 3)
    || '8' || substr(md5(${seed}), 4, 15))::uuid`;

/** Returns an SQL expression for an integer below `values`, taken from one byte of `draw`. */
export const drawInteger = (draw: string, byte: number, values: number): string =>
  `(get_byte(${draw}, ${byte}) * ${values} / 256)`;

/**
 * Returns SQL that creates the companies, plans and prices. The second company is small and has payments, so
 * that `checkGenerated` can quickly recompute its stored counters.
 */
export const makeCompanies = ({ companies, clients, clientsOfFirst, payments }: Sizes): string => {
  const others = Math.floor((clients - clientsOfFirst) / Math.max(companies - 1, 1));
  const since = `now() - interval '2 years'`;
  return `
  create temporary table bench_companies as
  select n, ${idFrom(since, `'company ' || n`)} as id, ${since} as since, date_trunc('second', now()) as until,
    (array['America/New_York', 'Asia/Kolkata', 'Europe/Lisbon', 'UTC'])[(n - 1) % 4 + 1] as time_zone,
    case n when 1 then ${clientsOfFirst} else ${others} end as clients,
    case n when 1 then ${payments} when 2 then ${others * 3} else 0 end as payments
  from generate_series(1, ${companies}) n;

  insert into companies (id, status, name, email, country, time_zone, subdomain, completed_steps, last_client_number,
    created_at)
  select id, 'Active', 'Company ' || n, 'owner-' || n || '@company.test', 'US', time_zone, 'bench-' || n,
    '{Details,Theme,ClientBilling,PaymentMethod}', clients, since
  from bench_companies;

  create temporary table bench_plans as
  select c.id as company_id, ${idFrom('c.since', `'plan ' || c.n || ' ' || p.position`)} as id, c.since, p.*
  from bench_companies c cross join (values
    (1, 'Essentials', 2900, 'Month', 2900), (2, 'Growth', 7900, 'Month', 7900),
    (3, 'Partner', 19900, 'Month', 19900), (4, 'Yearly', 99000, 'Year', 8250)
  ) p (position, name, price, interval, mrr);

  insert into client_billing_plans (company_id, id, position, name, price, currency, interval, trial_days, created_at)
  select company_id, id, position, name, price, 'USD', interval, 14, since from bench_plans;
  insert into plan_prices (company_id, plan_id, version, price, currency, interval, created_at)
  select company_id, id, 1, price, 'USD', interval, since from bench_plans;`;
};
