import type { ClientImport, Context } from '../../platform';
import { clientTimeline, recentActivity } from '../../insights/internals';
import type { ClientField, ClientImportMatch } from '../../../contract/enums';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';
import { createClient, findClient } from '../clients.service';
import { listClients } from '../list.service';
import { checkClientImport } from './check.service';
import { runClientImport } from './run';
import { findClientImport, listClientImportRows, startClientImport } from './imports.service';
import { uploadClientImport } from './upload.service';

let fixture: Fixture;
let company: TestCompany;
let ctx: Context;
let adaId: string;
let graceId: string;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture.close());
beforeEach(async () => {
  company = await fixture.company();
  ctx = await fixture.signedIn(company, ['MANAGE_CLIENT_MANAGEMENT']);
  const first = { name: 'Ada', email: 'Ada@client.test', externalId: 'a-1', country: 'GB', tags: ['vip'] };
  adaId = (await createClient(ctx, first)).id;
  graceId = (await createClient(ctx, { name: 'Grace', email: 'grace@client.test', externalId: 'g-1' })).id;
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
  await startClientImport(ctx, id, 'OnlyValidRows');
  await runClientImport(fixture.services, { companyId: company.id, importId: id });
  return findClientImport(ctx, id);
}

test("an import updates the client who has a row's email and creates a client for an unknown email", async () => {
  const checked = await check(
    'Email,Name,City\nADA@CLIENT.TEST,Ada King,London\nnew@client.test,Newcomer,Leeds\n',
    ['Email', 'Name', 'City'],
    'Email',
  );
  expect(checked).toMatchObject({ matchBy: 'Email', validRows: 1, updateRows: 1, refusedRows: 0 });
  await expect(run(checked.id)).resolves.toMatchObject({
    status: 'Finished',
    importedRows: 1,
    updatedRows: 1,
  });
  await expect(findClient(ctx, adaId)).resolves.toMatchObject({
    name: 'Ada King',
    city: 'London',
    tags: ['vip'],
  });
  await expect(listClients(ctx, { search: 'new@client.test' })).resolves.toMatchObject({ totalCount: 1 });
  await expect(listClients(ctx, {})).resolves.toMatchObject({ totalCount: 3 });
});

test('an import ignores empty cells, the status and the creation date when it updates a client', async () => {
  const before = await findClient(ctx, adaId);
  const checked = await check(
    'Id,Name,Country,Status,Since,City\na-1,,,Active,2020-01-01,Hull\n',
    ['ExternalId', 'Name', 'Country', 'Status', 'CreatedAt', 'City'],
    'ExternalId',
  );
  await run(checked.id);
  const { updatedAt, ...after } = await findClient(ctx, adaId);
  expect(after).toEqual({ ...after, ...before, updatedAt: undefined, city: 'Hull', lockVersion: 2 });
  expect(updatedAt).not.toEqual(before.updatedAt);
});

test('checkClientImport requires only the match column for updates, and reports missing fields of unmatched rows', async () => {
  const checked = await check('Id,Tags\na-1,gold\nx-9,gold\n', ['ExternalId', 'Tags'], 'ExternalId');
  expect(checked).toMatchObject({ validRows: 0, updateRows: 1, refusedRows: 1 });
  const { items } = await listClientImportRows(ctx, { id: checked.id, status: 'Refused' });
  expect(items).toMatchObject([
    { number: 3, problems: ['Name: Enter a name.', 'Email: Enter an email address.'] },
  ]);
  await run(checked.id);
  await expect(findClient(ctx, adaId)).resolves.toMatchObject({ tags: ['gold'] });
});

test('checkClientImport refuses an email of another client and a client that another row updates', async () => {
  const checked = await check(
    'Id,Email\na-1,grace@client.test\ng-1,free@client.test\ng-1,other@client.test\n',
    ['ExternalId', 'Email'],
    'ExternalId',
  );
  expect(checked).toMatchObject({ updateRows: 1, refusedRows: 2 });
  const { items } = await listClientImportRows(ctx, { id: checked.id, status: 'Refused' });
  expect(items.map(({ problems }) => problems)).toEqual([
    ['Another client already has this email address.'],
    ['Row 3 has the same ID.', 'Row 3 updates the same client.'],
  ]);
});

test('an import refuses an email that was taken between its check and its run', async () => {
  const checked = await check('Id,Email\na-1,later@client.test\n', ['ExternalId', 'Email'], 'ExternalId');
  await createClient(ctx, { name: 'Quick', email: 'later@client.test' });
  await expect(run(checked.id)).resolves.toMatchObject({ updatedRows: 0, refusedRows: 1, updateRows: 0 });
  await expect(findClient(ctx, adaId)).resolves.toMatchObject({ email: 'Ada@client.test' });
});

test('an import audits each changed client with the operator who uploaded the file, and skips unchanged clients', async () => {
  const checked = await check('Id,Name\na-1,Ada\ng-1,Grace Hopper\n', ['ExternalId', 'Name'], 'ExternalId');
  await run(checked.id);
  const rows = await fixture.query(
    company,
    `select target_id, actor_id, actor_type, changes from audit_events where action = 'client.updated'`,
  );
  expect(rows).toEqual([
    {
      target_id: graceId,
      actor_id: ctx.viewer?.operatorId,
      actor_type: 'Operator',
      changes: [{ field: 'name', before: 'Grace', after: 'Grace Hopper' }],
    },
  ]);
  await expect(findClient(ctx, adaId)).resolves.toMatchObject({ lockVersion: 1 });
});

test("an import appears in the company's activity, and each change only in the client's timeline", async () => {
  const checked = await check(
    'Id,Name\na-1,Ada King\ng-1,Grace Hopper\n',
    ['ExternalId', 'Name'],
    'ExternalId',
  );
  await run(checked.id);
  const otherOperator = await fixture.signedIn(company, ['MANAGE_DASHBOARD', 'MANAGE_CLIENT_MANAGEMENT']);
  const activityActions = (await recentActivity(otherOperator, 50)).map(({ action }) => action);
  expect(activityActions).toContain('clientImport.finished');
  expect(activityActions).not.toContain('client.updated');
  const { items } = await clientTimeline(ctx, { id: adaId });
  expect(items.map(({ action }) => action)).toEqual(['client.updated', 'client.created']);
});

test('checkClientImport rejects the first of two concurrent checks with different match columns', async () => {
  const bytes = Buffer.from('Email,Id\nada@client.test,g-1\n');
  const { id } = await uploadClientImport(ctx, { name: 'clients.csv', bytes });
  const mapping = [
    { column: 0, field: 'Email' },
    { column: 1, field: 'ExternalId' },
  ] as const;
  const { database } = fixture.services;
  let calls = 0;
  const interruptedCtx: Context = {
    ...ctx,
    services: {
      ...fixture.services,
      database: {
        ...database,
        // Another check runs completely between this check's first transaction, which stores the mapping, and
        // its second, which validates rows.
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
  await expect(checkClientImport(interruptedCtx, id, mapping, 'Email')).rejects.toMatchObject({
    code: 'CONFLICT',
  });
  expect(calls).toBe(2);
});
