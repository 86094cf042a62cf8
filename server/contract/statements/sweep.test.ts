import { fillTables } from '../../testing/tenantTables';
import { openWorld, type TestCompany, type World } from '../../testing/world';
import { dumpOf } from '../companyDump';
import { asSuperuser } from '../layers';
import type { Database } from '../../db/database';
import { sweepOver, type Finding } from './sweep';

let world: World;
let superuser: Database;
let company: TestCompany;
let clientId: string;

beforeAll(async () => {
  world = await openWorld();
  superuser = await asSuperuser(world.services);
  company = await world.company();
  await fillTables(world.services.database, company.id);
  clientId = (await world.client(company)).id;
});
afterAll(async () => {
  if (superuser !== world.services.database) await superuser.close();
  await world.close();
});

/** What is found of a statement that is given the company, and the client where it takes one. */
const find = (text: string, versions: string[] = []): Promise<Finding> =>
  superuser.inCompany(company.id, async (db) => {
    const values = text.includes('$2') ? [company.id, clientId] : [company.id];
    return (await sweepOver(db))(db, company.id, { text, values }, true, versions);
  });

// Asks for its value, and says nothing about the company.
const anyCompany = '$1::uuid is not null';

test.each([
  ['a list', `select id from clients where ${anyCompany}`],
  ['a thing by its id', `select name from clients where ${anyCompany} and id = $2`],
  ['whether there is one', `select exists (select from clients where ${anyCompany} and id = $2)`],
  [
    'whether there is one of another thing',
    `select exists (select from billing_cards b where b.last4 <> '') from clients where company_id = $1`,
  ],
  ['a count', `select count(*) from clients where ${anyCompany}`],
  [
    'a join by the id alone',
    'select m.id from client_mails m join clients c on c.id = m.client_id where m.company_id = $1',
  ],
  [
    'a change that is made by a join',
    `update clients c set note = p.name from client_billing_plans p where p.company_id = $1 and c.id = $2`,
  ],
  ['a removal', `delete from client_mails where ${anyCompany}`],
  [
    'a place after those of everybody',
    `insert into client_billing_plans (company_id, id, position, name, price, currency, interval)
     values ($1, $2, (select max(position) from client_billing_plans), 'Last', 0, 'USD', 'Month')`,
  ],
])('a statement that row-level security alone keeps within the company is told: %s', async (_what, text) => {
  expect(await find(text)).toEqual({ holds: false, loose: [], misshapen: [] });
});

test.each([
  ['a thing by its id', 'select name from clients where company_id = $1 and id = $2'],
  [
    'a join',
    `select m.id from client_mails m join clients c on c.company_id = m.company_id and c.id = m.client_id
     where m.company_id = $1`,
  ],
  ['a change', "update clients set note = 'x', updated_at = clock_timestamp() where company_id = $1"],
  [
    'what is refused',
    `insert into client_mails (company_id, id, client_id, template, subject, status)
     values ($1, $2, null, '', '', 'Sent')`,
  ],
])('one that keeps within it by itself holds, and nothing of the try stays: %s', async (_what, text) => {
  const before = await dumpOf(world.services.database, company.id);
  expect(await find(text)).toEqual({ holds: true, loose: [], misshapen: [] });
  expect(await dumpOf(world.services.database, company.id)).toEqual(before);
});

test('of several versions of a statement those are told that say something else', async () => {
  const text = 'select id from clients where company_id = $1 and id = $2';
  const lost = `select id from clients where ${anyCompany} and id = $2`;
  expect(await find(text, [text, lost])).toEqual({ holds: true, loose: [lost], misshapen: [] });
});

test('a version that can not be read or planned is told apart: it shows nothing', async () => {
  const text = 'select id from clients where company_id = $1 and id = $2';
  const unread = 'select id from clients where and id = $2';
  const unplanned = `select id from clients where ${anyCompany} and nobody = $2`;
  expect(await find(text, [unread, unplanned])).toEqual({
    holds: true,
    loose: [],
    misshapen: [unread, unplanned],
  });
});
