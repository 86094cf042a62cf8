import { openDatabase, type Database } from '../../../server/platform';
import { settingsFor } from '../../../server/testing/databaseTemplate';
import { createTempFolder, removeFolder } from '../../../server/testing/folders';
import { parseStatement } from './nodeTree';
import { findUnportable, loadSchema } from './portability';

// The embedded engine, because `npm run codegen` reads its parsed queries.
let database: Database;
let folder: string;
beforeAll(async () => {
  folder = await createTempFolder('portability');
  database = await openDatabase(settingsFor(folder), () => undefined);
});
afterAll(async () => {
  await database.close();
  await removeFolder(folder);
});

const check = async (text: string): Promise<string[]> =>
  findUnportable('example', await parseStatement(database, text), await loadSchema(database));

const paymentsOf = (condition: string): string =>
  `select c.id from clients c where c.company_id = $1
   and exists (select from payments p where ${condition} and p.client_id = c.id)`;

test.each([
  ['a subselect', paymentsOf('p.company_id = c.company_id')],
  ['a join', 'select p.id from clients c join payments p on p.client_id = c.id where c.company_id = $1'],
  ['a part of a disjunction', 'select p.id from payments p where p.company_id = $1 or p.client_id = $1'],
  [
    'a comparison with `is distinct from`',
    'select p.id from payments p where p.company_id is distinct from $1',
  ],
  ['a comparison with `= any`', 'select p.id from payments p where p.company_id = any($1)'],
  [
    'the condition of a left join',
    'select p.id from payments p left join clients c on c.company_id = $1 and p.company_id = c.company_id',
  ],
  [
    'the condition of a right join',
    'select p.id from clients c right join payments p on c.company_id = $1 and p.company_id = $1',
  ],
  [
    'the condition of a full join',
    `select p.id from payments p full join (select id from clients c where c.company_id = $1) c
     on p.client_id = c.id and p.company_id = $1`,
  ],
  ['an update', `update payments p set description = null where p.id = $1`],
])('findUnportable rejects %s that does not name the company by a parameter', async (_what, text) => {
  expect(await check(text)).toEqual([
    'example: the (sub)query of p does not name the company by a parameter',
  ]);
});

test.each([
  ['a subselect', paymentsOf('p.company_id = $1')],
  [
    'a join on the company',
    'select p.id from clients c left join payments p on p.company_id = c.company_id where c.company_id = $1',
  ],
  [
    'a right join on the company',
    'select p.id from payments p right join clients c on p.company_id = c.company_id where c.company_id = $1',
  ],
])('findUnportable accepts %s', async (_what, text) => {
  expect(await check(text)).toEqual([]);
});

test.each([
  ['now()', false],
  ["excluded.updated_at + interval '1 day'", false],
  ['excluded.updated_at', true],
])('findUnportable checks `do update set updated_at = %s`', async (time, isPortable) => {
  const problems = await check(
    `insert into theme_setups (company_id) values ($1) on conflict (company_id) do update set updated_at = ${time}`,
  );
  expect(problems).toEqual(isPortable ? [] : ['example: a function in "do update" is not immutable']);
});

test('findUnportable checks the condition of `do update`', async () => {
  const problems = await check(
    `insert into theme_setups (company_id) values ($1)
     on conflict (company_id) do update set updated_at = excluded.updated_at where theme_setups.updated_at < now()`,
  );
  expect(problems).toEqual(['example: a function in "do update" is not immutable']);
});

test.each([
  ['a parsed body', 'create function example() returns integer language sql return 1'],
  [
    'transition tables',
    `create function example() returns trigger language plpgsql as $$ begin return null; end $$;
     create trigger example after insert on images referencing new table as added
       for each statement execute function example()`,
  ],
])('loadSchema rejects a function with %s', async (_what, statements) => {
  await database.query(statements);
  await expect(loadSchema(database)).rejects.toThrow('example');
  await database.query('drop function example cascade');
});
