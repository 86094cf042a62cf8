import type { ClientImport, Context, CreateClientInput } from '../../platform';
import { exportClients, openDownload } from '../../billing/internals';
import { cellOf } from '../../insights/internals';
import { clientColumns, clientFields, type ClientColumn, type ClientField } from '../../../contract/enums';
import { languages } from '../../../contract/languages';
import { inLanguage } from '../../lib/i18n/i18n';
import { csvLine } from '../../../contract/csv';
import { openFixture, type Fixture } from '../../testing/fixture';
import { createClient, findClient } from '../clients.service';
import { listClients } from '../list.service';
import { checkClientImport } from './check.service';
import { runClientImport } from './run';
import { findClientImport, listClientImportRows, startClientImport } from './imports.service';
import { uploadClientImport } from './upload.service';

let fixture: Fixture;
let ctx: Context;
let companyId: string;
beforeAll(async () => void (fixture = await openFixture()));
afterAll(() => fixture.close());
beforeEach(async () => {
  const company = await fixture.company();
  companyId = company.id;
  ctx = await fixture.signedIn(company, ['MANAGE_CLIENT_MANAGEMENT', 'MANAGE_PAYMENTS']);
});

async function exportFile(columns: ClientColumn[]): Promise<Buffer> {
  const sort = { field: 'Number', direction: 'Ascending' } as const;
  const { id, url } = await exportClients(ctx, { selection: {}, sort, columns });
  const { parts } = await openDownload(fixture.services, id, url.split('token=')[1] ?? '');
  let text = '';
  for await (const part of parts) text += part;
  return Buffer.from(text);
}

/** Uploads a file and checks it with the mapping guessed from its header. */
async function check(bytes: Buffer, by: Context = ctx, matchBy: 'Email' | null = 'Email') {
  const { id } = await uploadClientImport(by, { name: 'clients.csv', bytes });
  const { columns } = await findClientImport(by, id);
  const mapping = columns.flatMap(({ index, field }) => (field ? [{ column: index, field }] : []));
  return checkClientImport(by, id, mapping, matchBy);
}

async function runImport(by: Context, id: string): Promise<ClientImport> {
  await startClientImport(by, id, 'AllRows');
  const { companyId: owner = '' } = by.viewer ?? {};
  await runClientImport(fixture.services, { companyId: owner, importId: id });
  return findClientImport(by, id);
}

// A spreadsheet would run some of these names as formulas.
const names = [
  ...['+49 Club', '-Dash-', '-1 OR 1', '+1.5e3', '|cmd', '%0A=1', '"=1+1"', '＝1+1', 'ok;=1+1'],
  ...["'+49 Club", "'quoted'", "''|x", 'a, b; c|d', '5" pipe'],
];
const tags = ['R&D; Ops', 'a,b', 'plain', '-x', '＝1+1', '"quoted"', '12" pipe', 'a|b'];
const client = (name: string, index: number): CreateClientInput => ({
  ...{ name, email: `+r${index}@example.test`, externalId: `-${index}:${name}`, phone: '+14155550123' },
  ...{ country: 'DE', status: 'PastDue', tags: [...tags.slice(index % tags.length), `t${index}`] },
});

test('importing an unedited export, matched by email, updates nothing', async () => {
  for (const [index, name] of names.entries()) await createClient(ctx, client(name, index));
  const checked = await check(await exportFile([]));
  expect(checked).toMatchObject({ unchangedRows: names.length, updateRows: 0, validRows: 0, refusedRows: 0 });
  const { items } = await listClientImportRows(ctx, { id: checked.id, status: 'Unchanged' });
  expect(items).toHaveLength(names.length);
  await expect(startClientImport(ctx, checked.id, 'AllRows')).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'No row changes a client, so there’s nothing to import.',
  });
});

test.each(languages)('an import recognizes the columns of an export in %s', async (language) => {
  await createClient(ctx, { ...client('Ada', 1), language: 'de' });
  const file = await inLanguage(language, () => exportFile([]));
  const { id } = await uploadClientImport(ctx, { name: 'clients.csv', bytes: file });
  const { columns } = await findClientImport(ctx, id);
  const fields = columns.map(({ field }) => field);
  const expected = clientColumns.map((column) => clientFields.find((field) => field === column) ?? null);
  expect(fields).toEqual(expected);
  await expect(check(file)).resolves.toMatchObject({ unchangedRows: 1, refusedRows: 0 });
});

test('importing an export into another company creates the same clients', async () => {
  for (const [index, name] of names.entries()) await createClient(ctx, client(name, index));
  const other = await fixture.signedIn(await fixture.company(), [
    'MANAGE_CLIENT_MANAGEMENT',
    'MANAGE_PAYMENTS',
  ]);
  const { id } = await check(await exportFile([]), other, null);
  await expect(runImport(other, id)).resolves.toMatchObject({ importedRows: names.length, refusedRows: 0 });
  const facts = async (context: Context) =>
    (
      await listClients(context, { sort: { field: 'Email', direction: 'Ascending' }, pageSize: 100 })
    ).items.map((listedClient) => ({
      ...{
        name: listedClient.name,
        email: listedClient.email,
        externalId: listedClient.externalId,
        phone: listedClient.phone,
        tags: listedClient.tags,
      },
      ...{
        country: listedClient.country,
        status: listedClient.status,
        createdAt: new Date(listedClient.createdAt).toISOString().slice(0, 19),
      },
    }));
  expect(await facts(other)).toEqual(await facts(ctx));
});

test('importing an edited export updates only the clients of the edited rows', async () => {
  const { id: clientId } = await createClient(ctx, { name: '+49 Club', email: 'plus@example.test', tags });
  await createClient(ctx, { name: '-Dash-', email: 'dash@example.test', tags });
  const file = (await exportFile(['Name', 'Email', 'Tags'])).toString().replace("'+49 Club", "'+49 Klub");
  const checked = await check(Buffer.from(file));
  expect(checked).toMatchObject({ unchangedRows: 1, updateRows: 1 });
  await expect(runImport(ctx, checked.id)).resolves.toMatchObject({ updatedRows: 1, unchangedRows: 1 });
  await expect(findClient(ctx, clientId)).resolves.toMatchObject({ name: '+49 Klub', tags });
});

test('importing an export of an earlier release keeps tags with unquoted separators', async () => {
  const { id } = await createClient(ctx, {
    ...{ name: '+49 Club', email: 'roundtrip@example.test', tags: ['R&D; Ops', 'a,b', 'plain'] },
  });
  const file = `\uFEFFName,Email,Tags\r\n'+49 Club,roundtrip@example.test,"R&D; Ops; a,b; plain"\r\n`;
  expect(await check(Buffer.from(file))).toMatchObject({ unchangedRows: 1, updateRows: 0 });
  const renamed = await check(Buffer.from(file.replace('Club', 'Klub')));
  await expect(runImport(ctx, renamed.id)).resolves.toMatchObject({ updatedRows: 1 });
  await expect(findClient(ctx, id)).resolves.toMatchObject({
    name: '+49 Klub',
    tags: ['R&D; Ops', 'a,b', 'plain'],
  });
  expect(await check(Buffer.from(file.replace('a,b', 'a; b')))).toMatchObject({ updateRows: 1 });
});

test('an import does not update a client who already has the values when it runs', async () => {
  const { id } = await createClient(ctx, { name: 'Ada', email: 'ada@example.test' });
  const checked = await check(Buffer.from('Email,Name\nada@example.test,Ada King\n'));
  expect(checked).toMatchObject({ updateRows: 1, unchangedRows: 0 });
  await fixture.services.database.inCompany(companyId, (db) =>
    db.query('update clients set name = $2 where id = $1', [id, 'Ada King']),
  );
  await expect(runImport(ctx, checked.id)).resolves.toMatchObject({
    updateRows: 0,
    updatedRows: 0,
    unchangedRows: 1,
  });
});

test('uploading clients.csv of an archive maps the external ids, but not Livery’s ids', async () => {
  const header = ['id', 'name', 'email', 'status', 'tags', 'external_id', 'created_at'];
  const line = [
    '6f1c',
    '+49 Club',
    'a@example.test',
    'PastDue',
    cellOf(tags),
    'x-1',
    '2026-01-31T09:15:00.000Z',
  ];
  const { id } = await uploadClientImport(ctx, {
    name: 'clients.csv',
    bytes: Buffer.from(csvLine(header) + csvLine(line)),
  });
  const { columns } = await findClientImport(ctx, id);
  expect(columns.map(({ field }): ClientField | null => field ?? null)).toEqual([
    ...[null, 'Name', 'Email', 'Status', 'Tags', 'ExternalId', 'CreatedAt'],
  ]);
  const { items } = await listClientImportRows(ctx, { id });
  expect(items[0]?.cells[1]).toBe('+49 Club');
});

test('checkClientImport refuses a row with a cell of more than 200 tags', async () => {
  const checked = await check(Buffer.from(`Email,Name,Tags\na@example.test,A,${'"x;";'.repeat(900)}\n`));
  const { items } = await listClientImportRows(ctx, { id: checked.id });
  expect(items[0]?.problems).toEqual(['Tags: Enter at most 20 tags.']);
});
