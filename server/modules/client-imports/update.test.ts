import type { Context } from '../../context';
import type { ClientField, ClientImport, ClientImportMatch } from '../../schema.generated';
import { openWorld, type TestCompany, type World } from '../../testing/world';
import { clientTimeline, recentActivity } from '../client-activity/service';
import { createClient, findClient, listClients } from '../clients/service';
import { checkClientImport } from './check';
import { runClientImport } from './run';
import { findClientImport, listClientImportRows, startClientImport } from './service';
import { uploadClientImport } from './upload';

let world: World;
let company: TestCompany;
let ctx: Context;
let ada: string;
let grace: string;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  company = await world.company();
  ctx = await world.as(company, 'MANAGE_CLIENT_MANAGEMENT');
  const first = { name: 'Ada', email: 'Ada@client.test', externalId: 'a-1', country: 'GB', tags: ['vip'] };
  ada = (await createClient(ctx, first)).id;
  grace = (await createClient(ctx, { name: 'Grace', email: 'grace@client.test', externalId: 'g-1' })).id;
});

async function check(text: string, fields: ClientField[], matchBy: ClientImportMatch): Promise<ClientImport> {
  const { id } = await uploadClientImport(ctx, { name: 'clients.csv', bytes: Buffer.from(text) });
  return checkClientImport(
    ctx,
    id,
    fields.map((field, column) => ({ column, field })),
    matchBy,
  );
}

async function run(id: string): Promise<ClientImport> {
  await startClientImport(ctx, id, 'OnlyGoodRows');
  await runClientImport(world.services, { companyId: company.id, importId: id });
  return findClientImport(ctx, id);
}

test('a row whose address is known updates its client, and any other makes one', async () => {
  const checked = await check(
    'Email,Name,City\nADA@CLIENT.TEST,Ada King,London\nnew@client.test,Newcomer,Leeds\n',
    ['Email', 'Name', 'City'],
    'Email',
  );
  expect(checked).toMatchObject({ matchBy: 'Email', goodRows: 1, updateRows: 1, refusedRows: 0 });
  await expect(run(checked.id)).resolves.toMatchObject({
    status: 'Finished',
    importedRows: 1,
    updatedRows: 1,
  });
  await expect(findClient(ctx, ada)).resolves.toMatchObject({
    name: 'Ada King',
    city: 'London',
    tags: ['vip'],
  });
  await expect(listClients(ctx, { search: 'new@client.test' })).resolves.toMatchObject({ totalCount: 1 });
  await expect(listClients(ctx, {})).resolves.toMatchObject({ totalCount: 3 });
});

test('an empty cell, the status, the plan and the day of joining change nothing of a client who is there', async () => {
  const before = await findClient(ctx, ada);
  const checked = await check(
    'Id,Name,Country,Status,Since,City\na-1,,,Active,2020-01-01,Hull\n',
    ['ExternalId', 'Name', 'Country', 'Status', 'CreatedAt', 'City'],
    'ExternalId',
  );
  await run(checked.id);
  const { updatedAt, ...after } = await findClient(ctx, ada);
  expect(after).toEqual({ ...after, ...before, updatedAt: undefined, city: 'Hull', lockVersion: 2 });
  expect(updatedAt).not.toEqual(before.updatedAt);
});

test('only the column that finds clients is needed; a row that finds nobody then says what it lacks', async () => {
  const checked = await check('Id,Tags\na-1,gold\nx-9,gold\n', ['ExternalId', 'Tags'], 'ExternalId');
  expect(checked).toMatchObject({ goodRows: 0, updateRows: 1, refusedRows: 1 });
  const { items } = await listClientImportRows(ctx, { id: checked.id, status: 'Refused' });
  expect(items).toMatchObject([
    { number: 3, problems: ['The name is missing.', 'The email address is missing.'] },
  ]);
  await run(checked.id);
  await expect(findClient(ctx, ada)).resolves.toMatchObject({ tags: ['gold'] });
});

test('refuses to give a client what another client has, or what another row has claimed', async () => {
  const checked = await check(
    'Id,Email\na-1,grace@client.test\ng-1,free@client.test\ng-1,other@client.test\n',
    ['ExternalId', 'Email'],
    'ExternalId',
  );
  expect(checked).toMatchObject({ updateRows: 1, refusedRows: 2 });
  const { items } = await listClientImportRows(ctx, { id: checked.id, status: 'Refused' });
  expect(items.map(({ problems }) => problems)).toEqual([
    ['A client with this email address exists already.'],
    ['Row 3 has the same id.', 'Row 3 updates the same client.'],
  ]);
});

test('what was taken between the check and the run is refused then', async () => {
  const checked = await check('Id,Email\na-1,later@client.test\n', ['ExternalId', 'Email'], 'ExternalId');
  await createClient(ctx, { name: 'Quick', email: 'later@client.test' });
  await expect(run(checked.id)).resolves.toMatchObject({ updatedRows: 0, refusedRows: 1, updateRows: 0 });
  await expect(findClient(ctx, ada)).resolves.toMatchObject({ email: 'Ada@client.test' });
});

test('each change is on the record, under whoever started the import; a row that changes nothing is not', async () => {
  const checked = await check('Id,Name\na-1,Ada\ng-1,Grace Hopper\n', ['ExternalId', 'Name'], 'ExternalId');
  await run(checked.id);
  const { rows } = await world.services.database.inCompany(company.id, (db) =>
    db.query(
      `select target_id, actor_id, actor_type, changes from audit_events where action = 'client.updated'`,
    ),
  );
  expect(rows).toEqual([
    {
      target_id: grace,
      actor_id: ctx.viewer?.operatorId,
      actor_type: 'Operator',
      changes: [{ field: 'name', before: 'Grace', after: 'Grace Hopper' }],
    },
  ]);
  await expect(findClient(ctx, ada)).resolves.toMatchObject({ lockVersion: 1 });
});

test('the whole import is news of the company, and each change of its client alone', async () => {
  const checked = await check(
    'Id,Name\na-1,Ada King\ng-1,Grace Hopper\n',
    ['ExternalId', 'Name'],
    'ExternalId',
  );
  await run(checked.id);
  const colleague = await world.as(company, 'MANAGE_DASHBOARD', 'MANAGE_CLIENT_MANAGEMENT');
  const news = (await recentActivity(colleague, 50)).map(({ action }) => action);
  expect(news).toContain('clientImport.finished');
  expect(news).not.toContain('client.updated');
  const { items } = await clientTimeline(ctx, { id: ada });
  expect(items.map(({ action }) => action)).toEqual(['client.updated', 'client.created']);
});

test('of two who check a file by other keys at once, the first has to look again', async () => {
  const bytes = Buffer.from('Email,Id\nada@client.test,g-1\n');
  const { id } = await uploadClientImport(ctx, { name: 'clients.csv', bytes });
  const mapping = [
    { column: 0, field: 'Email' },
    { column: 1, field: 'ExternalId' },
  ] as const;
  const { database } = world.services;
  let calls = 0;
  const overtaken: Context = {
    ...ctx,
    services: {
      ...world.services,
      database: {
        ...database,
        // The first call keeps the columns, the second judges rows: somebody else's whole check comes between them.
        inCompany: async (companyId, work) => {
          if (++calls === 2) {
            await expect(checkClientImport(ctx, id, mapping, 'ExternalId')).resolves.toMatchObject({
              matchBy: 'ExternalId',
            });
          }
          return database.inCompany(companyId, work);
        },
      },
    },
  };
  await expect(checkClientImport(overtaken, id, mapping, 'Email')).rejects.toMatchObject({
    code: 'CONFLICT',
  });
  expect(calls).toBe(2);
});
