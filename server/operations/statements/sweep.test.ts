import { insertTenantRows } from '../../testing/tenantTables';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';
import { dumpCompany } from '../companyDump';
import { openSuperuserDatabase } from '../tenancyLayers';
import type { Database } from '../../platform';
import { createSweep, type Finding } from './sweep';

let fixture: Fixture;
let superuser: Database;
let company: TestCompany;
let clientId: string;

beforeAll(async () => {
  fixture = await openFixture();
  superuser = await openSuperuserDatabase(fixture.services);
  company = await fixture.company();
  await insertTenantRows(fixture.services.database, company.id);
  clientId = (await fixture.client(company)).id;
});
afterAll(async () => {
  if (superuser !== fixture.services.database) await superuser.close();
  await fixture.close();
});

/** Sweeps a statement, with the company as $1 and a client as $2. */
const sweepText = (text: string, versions: string[] = []): Promise<Finding> =>
  superuser.inCompany(company.id, async (db) => {
    const values = text.includes('$2') ? [company.id, clientId] : [company.id];
    return (await createSweep(db))(db, company.id, { text, values }, true, versions);
  });

// A condition that uses the parameter without restricting the company.
const unrestrictedCompany = '$1::uuid is not null';

test.each([
  ['a list', `select id from clients where ${unrestrictedCompany}`],
  ['a row by its id', `select name from clients where ${unrestrictedCompany} and id = $2`],
  ['an existence check', `select exists (select from clients where ${unrestrictedCompany} and id = $2)`],
  [
    'an existence check on another table',
    `select exists (select from billing_cards b where b.last4 <> '') from clients where company_id = $1`,
  ],
  ['a count', `select count(*) from clients where ${unrestrictedCompany}`],
  [
    'a join without the company',
    'select m.id from client_emails m join clients c on c.id = m.client_id where m.company_id = $1',
  ],
  [
    'an update with a join',
    `update clients c set note = p.name from client_billing_plans p where p.company_id = $1 and c.id = $2`,
  ],
  ['a delete', `delete from client_emails where ${unrestrictedCompany}`],
  [
    'a maximum over all companies',
    `insert into client_billing_plans (company_id, id, position, name, price, currency, interval)
     values ($1, $2, (select max(position) from client_billing_plans), 'Last', 0, 'USD', 'Month')`,
  ],
])('sweep reports a statement that only row-level security protects: %s', async (_what, text) => {
  expect(await sweepText(text)).toEqual({ isIsolated: false, leaky: [], invalid: [] });
});

test.each([
  ['a row by its id', 'select name from clients where company_id = $1 and id = $2'],
  [
    'a join',
    `select m.id from client_emails m join clients c on c.company_id = m.company_id and c.id = m.client_id
     where m.company_id = $1`,
  ],
  ['an update', "update clients set note = 'x', updated_at = clock_timestamp() where company_id = $1"],
  [
    'an insert that violates a constraint',
    `insert into client_emails (company_id, id, client_id, template, subject, status)
     values ($1, $2, null, '', '', 'Sent')`,
  ],
])('sweep accepts a statement with a tenant condition and rolls it back: %s', async (_what, text) => {
  const before = await dumpCompany(fixture.services.database, company.id);
  expect(await sweepText(text)).toEqual({ isIsolated: true, leaky: [], invalid: [] });
  expect(await dumpCompany(fixture.services.database, company.id)).toEqual(before);
});

test('sweep reports only the version without the tenant condition as leaky, not the isolated statement', async () => {
  const text = 'select id from clients where company_id = $1 and id = $2';
  const unrestricted = `select id from clients where ${unrestrictedCompany} and id = $2`;
  expect(await sweepText(text, [text, unrestricted])).toEqual({
    isIsolated: true,
    leaky: [unrestricted],
    invalid: [],
  });
});

test('sweep reports versions that cannot be parsed or planned as invalid', async () => {
  const text = 'select id from clients where company_id = $1 and id = $2';
  const unparsable = 'select id from clients where and id = $2';
  const unplannable = `select id from clients where ${unrestrictedCompany} and unknown_column = $2`;
  expect(await sweepText(text, [unparsable, unplannable])).toEqual({
    isIsolated: true,
    leaky: [],
    invalid: [unparsable, unplannable],
  });
});
