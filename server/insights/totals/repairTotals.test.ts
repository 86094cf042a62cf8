import { openFixture, type Fixture, type TestCompany } from '../../testing/fixture';
import { clientBillingPlans } from '../../billing/internals';
import { withClientTotals } from '../../clients';
import { readRows } from '../analytics/testing/readRows';
import { readStoredTotals, recomputeStoredTotals } from '../analytics/testing/storedTotals';
import { addManyPayments } from '../../testing/factories/payments';
import { repairTotals } from './repairTotals';

let fixture: Fixture;
let company: TestCompany;

beforeAll(async () => {
  fixture = await openFixture();
  company = await fixture.company();
  await addManyPayments(fixture.services.database, company.id, { clients: 20, payments: 200 });
  await fixture.query(
    company,
    `insert into refunds (company_id, id, payment_id, amount, reason, status)
     select company_id, gen_random_uuid(), id, 100, 'Other', 'Succeeded' from payments
     where status = 'Succeeded' and number % 3 = 0`,
  );
  await repairTotals(fixture.services, () => undefined);
});
afterAll(() => fixture.close());

const readAll = async () => ({
  totals: await fixture.inCompany(company, (db) => readStoredTotals(db, company.id)),
  days: await fixture.query(
    company,
    'select measure, day::text, count, amount from daily_tallies where count <> 0 order by 1, 2',
  ),
  clients: await fixture.query(
    company,
    'select number, lifetime_value, last_payment_at, last_payment_status from clients order by number',
  ),
  payments: await fixture.query(
    company,
    'select number, amount_refunded, status from payments order by number',
  ),
});

test.each([
  ['payments', "update payments set amount_refunded = 0, status = 'Succeeded' where amount_refunded > 0"],
  ['clients', 'update clients set lifetime_value = lifetime_value + 1 where number = 3'],
  ['clients', "update clients set last_payment_status = 'Pending' where number = 4"],
  ['client_facets', "update client_facets set count = count + 1 where value = 'PT'"],
  ['client_facets', "delete from client_facets where facet = 'Tag'"],
  ['payment_counts', 'update payment_counts set fee_amount = fee_amount - 7'],
  ['payment_counts', 'update payment_counts set count = 0'],
  [
    'payment_counts',
    "insert into payment_counts (company_id, direction, status, count, amount, amount_refunded, fee_amount) select id, 'Outgoing', 'Canceled', 0, 5, 0, 0 from companies",
  ],
  [
    'daily_tallies',
    "insert into daily_tallies (company_id, measure, day, count, amount) select id, 'Revenue', '2020-01-01', 1, 5 from companies",
  ],
])('repairTotals recomputes and reports %s that differ from their rows: %s', async (table, damage) => {
  const before = await readAll();
  await fixture.query(company, damage);
  expect(await readAll()).not.toEqual(before);
  const reports: string[] = [];
  await repairTotals(fixture.services, (message) => reports.push(message));
  expect(await readAll()).toEqual(before);
  expect(reports.some((report) => report.endsWith(` of company ${company.id} in ${table}.`))).toBe(true);
  const rows = await fixture.inCompany(company, (db) => readRows(db, company.id));
  expect(before.totals).toEqual(recomputeStoredTotals(rows));
});

test('repairTotals keeps that a plan was used by clients who left it', async () => {
  const owner = await fixture.signedIn(company);
  const plan = await fixture.plan(company);
  const client = await fixture.client(company);
  const setPlan = (planId: string | null) =>
    fixture.inCompany(company, (db) =>
      withClientTotals(db, company.id, [client.id], () =>
        db.query('update clients set plan_id = $2 where id = $1', [client.id, planId]),
      ),
    );
  await setPlan(plan.id);
  await setPlan(null);
  const isUnused = async () => (await clientBillingPlans(owner)).find(({ id }) => id === plan.id)?.isUnused;
  expect(await isUnused()).toBe(false);
  await fixture.query(company, "update client_facets set count = count + 1 where value = 'PT'");
  await repairTotals(fixture.services, () => undefined);
  expect(await isUnused()).toBe(false);
});

test('repairTotals throws a failure after it has tried all companies', async () => {
  await fixture.query(company, "update client_facets set count = count + 1 where value = 'PT'");
  const reports: string[] = [];
  const inCompany = jest.spyOn(fixture.services.database, 'inCompany');
  inCompany.mockImplementationOnce(() => Promise.reject(new Error('broken')));
  await expect(repairTotals(fixture.services, (message) => reports.push(message))).rejects.toThrow('broken');
  inCompany.mockRestore();
  expect(reports).toEqual([`Recomputed the totals of company ${company.id} in client_facets.`]);
});

test('repairTotals writes and reports nothing if all totals match', async () => {
  const versions = () =>
    fixture.query(
      company,
      'select value, xmin::text from client_facets union all select id::text, xmin::text from clients order by 1',
    );
  const before = await versions();
  const reports: string[] = [];
  await repairTotals(fixture.services, (message) => reports.push(message));
  expect(reports).toEqual([]);
  expect(await versions()).toEqual(before);
});
