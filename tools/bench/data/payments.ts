import { drawInteger, idFrom } from './companies';

const drawIsBelow = (byte: number, limit: number): string => `get_byte(draw, ${byte}) < ${limit}`;

/**
 * Generates each payer's payments at a constant interval. All payers of a company share the interval that
 * results in the company's configured number of payments.
 */
export const makePayments = `
  create temporary table bench_payments as
  with payers as materialized (
    select *, extract(epoch from coalesce(ended_at, until) - began_at)::float8 as seconds,
      get_byte(draw, 11) / 256.0::float8 as ahead
    from bench_clients where began_at is not null and payments > 0
  ), paced as materialized (
    select *, sum(seconds) over (partition by id) / (payments * 1.001) as pace from payers
  ), due as materialized (
    select id as company_id, n, client_id, plan_id, price, until,
      decode(md5('payment ' || n || ' ' || number || ' ' || turn), 'hex') as draw,
      date_trunc('milliseconds', began_at + (turn + ahead) * pace * interval '1 second') as created_at
    from paced cross join lateral generate_series(0, floor(seconds / pace - ahead)::integer) turn
  )
  select *, row_number() over (partition by company_id order by created_at, client_id) as number,
    case when ${drawIsBelow(0, 236)} then 'Succeeded' when ${drawIsBelow(0, 243)} then 'Failed' when ${drawIsBelow(0, 245)} then 'Canceled'
      when ${drawIsBelow(0, 249)} then 'Refunded' when ${drawIsBelow(0, 253)} then 'PartiallyRefunded'
      when ${drawIsBelow(0, 254)} then 'Disputed' when ${drawIsBelow(0, 255)} then 'Pending' else 'Processing' end as status
  from due;
  analyze bench_payments;`;

const payment = `(
    select *, ${idFrom('created_at', `'payment ' || n || ' ' || number`)} as id,
      case status when 'Refunded' then price when 'PartiallyRefunded' then price / 4 else 0 end as refunded,
      least(created_at + get_byte(draw, 1) * interval '1 second', until) as settled_at
    from bench_payments
  ) p`;

export const insertPayments = `
  insert into payments (company_id, id, number, direction, type, status, amount, currency, fee_amount, amount_refunded,
    client_id, plan_id, trigger, method, failure_code, provider, provider_payment_id, invoice_number, created_at,
    updated_at, paid_at, failed_at)
  select company_id, id, number, 'Incoming', 'Subscription', status, price, 'USD',
    case when is_collected(status) then price * 29 / 1000 + 30 else 0 end, refunded, client_id, plan_id, 'Cycle',
    jsonb_build_object('kind', 'Card', 'brand', (array['Visa', 'Mastercard'])[${drawInteger('draw', 2, 2)} + 1],
      'last4', lpad((get_byte(draw, 3) * 39)::text, 4, '0'), 'expMonth', ${drawInteger('draw', 4, 12)} + 1, 'expYear', 2030),
    case when status = 'Failed' then 'insufficient_funds' end, 'Sandbox', 'pay_' || number, 'INV-' || number, created_at,
    settled_at, case when is_collected(status) then settled_at end, case when is_lost(status) then settled_at end
  from ${payment} order by company_id, number;
  update companies set last_payment_number = (select count(*) from payments where company_id = companies.id);`;

export const insertRefunds = `
  insert into refunds (company_id, id, payment_id, amount, reason, status, created_at)
  select company_id, ${idFrom('settled_at', `'refund ' || n || ' ' || number`)}, id, refunded, 'CustomerRequest',
    'Succeeded', least(settled_at + get_byte(draw, 5) * interval '2 hours', until)
  from ${payment} where refunded > 0;`;

/** The lifetime value of each client, and the time and status of the last payment. */
export const makePaid = `
  create temporary table bench_paid as
  select company_id, client_id, sum(paid_by(status, amount, amount_refunded)) as value, max(created_at) as last_at,
    (array_agg(status order by created_at desc, id desc))[1] as last_status
  from payments where direction = 'Incoming' group by 1, 2;
  analyze bench_paid;`;
