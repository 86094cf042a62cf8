import type { ClientImport, ClientImportValueInput, Context } from '../../platform';
import { newId } from '../../lib/ids';
import type { ClientField } from '../../../contract/enums';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';
import { createClient } from '../clients.service';
import { listClients } from '../list.service';
import { checkClientImport } from './check.service';
import { runClientImport } from './run';
import { findClientImport, listClientImportRows, startClientImport } from './imports.service';
import { uploadClientImport } from './upload.service';

let fixture: Fixture;
let company: TestCompany;
let ctx: Context;
let goldPlanId: string;
beforeAll(async () => void (fixture = await openFixture()));
afterAll(() => fixture.close());
beforeEach(async () => {
  company = await fixture.company();
  ctx = await fixture.signedIn(company, ['MANAGE_CLIENT_MANAGEMENT']);
  goldPlanId = (await fixture.plan(company, { name: 'Gold' })).id;
});

const toMapping = (...fields: ClientField[]) => fields.map((field, column) => ({ column, field }));
const mapping = toMapping('Name', 'Email', 'Plan', 'Country', 'Status');

const file = `Name,Email,Plan,Country,Status
A,a@client.test,Platinum,Deutschland,Active
B,b@client.test, PLATINUM ,Narnia,Active
C,c@client.test,gold,DEU,Happy
D,d@client.test,Platinum,Narnia,
`;

async function upload(text = file): Promise<string> {
  return (await uploadClientImport(ctx, { name: 'clients.csv', bytes: Buffer.from(text) })).id;
}

const check = (id: string, values: ClientImportValueInput[] = []): Promise<ClientImport> =>
  checkClientImport(ctx, id, mapping, null, values);

const platinum = { field: 'Plan', value: 'Platinum' } as const;
const narnia = { field: 'Country', value: 'Narnia' } as const;
const happy = { field: 'Status', value: 'Happy' } as const;

async function run(id: string): Promise<ClientImport> {
  await startClientImport(ctx, id, 'AllRows');
  await runClientImport(fixture.services, { companyId: company.id, importId: id });
  return findClientImport(ctx, id);
}

test('checkClientImport lists unmatched plans, countries and statuses with their row counts, most frequent first', async () => {
  const checked = await check(await upload());
  expect(checked).toMatchObject({ validRows: 0, refusedRows: 4 });
  const undecided = { action: null, replacement: null };
  expect(checked.unmatchedValues).toEqual([
    { ...platinum, count: 3, ...undecided },
    { ...narnia, count: 2, ...undecided },
    { ...happy, count: 1, ...undecided },
  ]);
});

test('the check and the import apply the choice for each value to its rows', async () => {
  const id = await upload();
  const checked = await check(id, [
    { ...platinum, value: ' platinum', action: 'Replace', replacement: goldPlanId },
    { ...narnia, action: 'LeaveEmpty' },
    { ...happy, action: 'Replace', replacement: 'Paused' },
  ]);
  expect(checked).toMatchObject({ validRows: 4, refusedRows: 0 });
  expect(checked.unmatchedValues).toMatchObject([
    { ...platinum, count: 3, action: 'Replace', replacement: goldPlanId },
    { ...narnia, count: 2, action: 'LeaveEmpty', replacement: null },
    { ...happy, count: 1, action: 'Replace', replacement: 'Paused' },
  ]);
  await expect(run(id)).resolves.toMatchObject({ status: 'Finished', importedRows: 4 });
  const { items } = await listClients(ctx, { sort: { field: 'Name', direction: 'Ascending' } });
  expect(items.map(({ name, plan, country, status }) => [name, plan?.name, country, status])).toEqual([
    ['A', 'Gold', 'DE', 'Active'],
    ['B', 'Gold', null, 'Active'],
    ['C', 'Gold', 'DE', 'Paused'],
    ['D', 'Gold', null, 'Invited'],
  ]);
});

test.each(['Caf\u00E9 Pro', 'Cafe\u0301 Pro'])(
  'checkClientImport finds the plan %j by any Unicode form of its name',
  async (name) => {
    await fixture.query(company, 'update client_billing_plans set name = $2 where id = $1', [
      goldPlanId,
      name,
    ]);
    const cells = ['Caf\u00E9 pro', 'Cafe\u0301 Pro', 'CAFE\u0301  PRO', 'Cafe Pro'];
    const rows = cells.map((cell, index) => `A,a${index}@client.test,${cell},,\n`);
    const checked = await check(await upload(`Name,Email,Plan,Country,Status\n${rows.join('')}`));
    expect(checked).toMatchObject({ validRows: 3, unmatchedValues: [{ value: 'Cafe Pro', count: 1 }] });
  },
);

test('an import skips the rows of a skipped value and imports the others', async () => {
  const id = await upload();
  const checked = await check(id, [
    { ...platinum, action: 'LeaveEmpty' },
    { ...narnia, action: 'SkipRow' },
    { ...happy, action: 'LeaveEmpty' },
  ]);
  expect(checked).toMatchObject({ validRows: 2, skippedRows: 2, refusedRows: 0 });
  const { items } = await listClientImportRows(ctx, { id, status: 'Skipped' });
  expect(items.map(({ number, problems }) => [number, problems])).toEqual([
    [3, []],
    [5, []],
  ]);
  await expect(run(id)).resolves.toMatchObject({ importedRows: 2, skippedRows: 2 });
});

test('checkClientImport applies only the country choice to a row that updates a client', async () => {
  await createClient(ctx, { name: 'A', email: 'a@client.test' });
  const id = await upload('Name,Email,Plan,Country,Status\nA,a@client.test,Platinum,Narnia,Happy\n');
  const checked = await checkClientImport(ctx, id, mapping, 'Email');
  expect(checked.unmatchedValues).toMatchObject([{ ...narnia, count: 1 }]);
  const values = [{ ...narnia, action: 'Replace', replacement: 'PT' } as const];
  await expect(checkClientImport(ctx, id, mapping, 'Email', values)).resolves.toMatchObject({
    updateRows: 1,
  });
  await run(id);
  await expect(listClients(ctx, {})).resolves.toMatchObject({ items: [{ country: 'PT' }] });
});

test('an import replaces unknown languages of new and updated clients, and finds those of regional tags', async () => {
  await createClient(ctx, { name: 'A', email: 'a@client.test' });
  const id = await upload(`Name,Email,Locale
A,a@client.test,nl_NL
B,b@client.test,Italian
C,c@client.test,de_AT
D,d@client.test,pt_PT
`);
  const languageMapping = toMapping('Name', 'Email', 'Language');
  const checked = await checkClientImport(ctx, id, languageMapping, 'Email');
  const dutch = { field: 'Language', value: 'nl_NL' } as const;
  const italian = { field: 'Language', value: 'Italian' } as const;
  expect(checked).toMatchObject({ refusedRows: 2, unmatchedValues: [dutch, italian] });
  await checkClientImport(ctx, id, languageMapping, 'Email', [
    { ...dutch, action: 'Replace', replacement: 'en' },
    { ...italian, action: 'LeaveEmpty' },
  ]);
  await run(id);
  const { items } = await listClients(ctx, { sort: { field: 'Name', direction: 'Ascending' } });
  expect(items.map(({ language }) => language)).toEqual(['en', null, 'de', 'pt-BR']);
});

test('an import refuses a row if its selected plan was deleted before the run', async () => {
  const id = await upload('Name,Email,Plan,Country,Status\nA,a@client.test,Platinum,,\n');
  await check(id, [{ ...platinum, action: 'Replace', replacement: goldPlanId }]);
  await fixture.query(company, 'delete from client_billing_plans where id = $1', [goldPlanId]);
  await expect(run(id)).resolves.toMatchObject({ importedRows: 0, refusedRows: 1 });
});

test.each<[string, ClientImportValueInput[], RegExp]>([
  ['an unknown plan', [{ ...platinum, action: 'Replace', replacement: newId() }], /one of your plans/],
  ['a missing country', [{ ...narnia, action: 'Replace' }], /two-letter country code/],
  [
    'an unknown language',
    [{ field: 'Language', value: 'nl_NL', action: 'Replace', replacement: 'nl' }],
    /language for “nl_NL”/,
  ],
  ['an unknown status', [{ ...happy, action: 'Replace', replacement: 'Glad' }], /client status/],
  [
    'the same value twice',
    [
      { ...happy, action: 'SkipRow' },
      { ...happy, value: 'HAPPY', action: 'SkipRow' },
    ],
    /only one replacement/,
  ],
  [
    'more than 200 values',
    Array.from({ length: 201 }, (_, index) => ({ ...happy, value: `h${index}`, action: 'SkipRow' })),
    /at most 200 values/,
  ],
])('checkClientImport rejects choices with %s', async (_title, values, message) => {
  await expect(check(await upload(), values)).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    details: { fields: { values: expect.stringMatching(message) } },
  });
});

test('checkClientImport lists at most 200 unmatched values', async () => {
  const rows = Array.from({ length: 1500 }, (_, index) => `N,n${index}@client.test,,Country ${index},`);
  const { unmatchedValues } = await check(
    await upload(`Name,Email,Plan,Country,Status\n${rows.join('\n')}\n`),
  );
  expect(unmatchedValues).toHaveLength(200);
});
