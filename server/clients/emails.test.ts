import type { Context } from '../platform';
import { updateClient } from '../billing/internals';
import type { ClientField, ClientImportMatch } from '../../contract/enums';
import { openFixture, type Fixture } from '../testing/fixture';
import { checkClientImport } from './imports/check.service';
import { runClientImport } from './imports/run';
import { findClientImport, listClientImportRows, startClientImport } from './imports/imports.service';
import { uploadClientImport } from './imports/upload.service';
import { createClient } from './clients.service';
import { listClients } from './list.service';

let fixture: Fixture;
let ctx: Context;
let companyId: string;
beforeAll(async () => void (fixture = await openFixture()));
afterAll(() => fixture.close());
beforeEach(async () => {
  const company = await fixture.company();
  companyId = company.id;
  ctx = await fixture.signedIn(company, ['MANAGE_CLIENT_MANAGEMENT']);
});

const takenMessage = 'Another client already has this email address.';
const errorFields = (attempt: Promise<unknown>) =>
  attempt.then(
    () => ({}),
    (error: { details?: { fields?: object } }) => error.details?.fields,
  );

async function checkImport(text: string, matchBy: ClientImportMatch | null = null) {
  const { id } = await uploadClientImport(ctx, { name: 'clients.csv', bytes: Buffer.from(text) });
  const fields: ClientField[] = ['Name', 'Email'];
  const mapping = fields.map((field, column) => ({ column, field }));
  await checkClientImport(ctx, id, mapping, matchBy);
  const { items } = await listClientImportRows(ctx, { id });
  return { id, rows: items.map(({ status, problems }) => [status, ...problems]) };
}

async function importAll(text: string, matchBy: ClientImportMatch | null = null) {
  const { id, rows } = await checkImport(text, matchBy);
  await startClientImport(ctx, id, 'OnlyValidRows');
  await runClientImport(fixture.services, { companyId, importId: id });
  return { rows, done: await findClientImport(ctx, id) };
}

const listEmails = async (search = '') =>
  (await listClients(ctx, { search })).items.map(({ email }) => email);

const variants =
  'Name,Email\nTurkish,İz@example.test\nSigma,ΣΣaΣ@example.test\nNFD,mu\u0308ller@example.test\n';

test('createClient stores a punycode domain in Unicode', async () => {
  const client = await createClient(ctx, { name: 'Bo', email: 'hallo@xn--bcher-form-9db.test' });
  expect(client.email).toBe('hallo@bücher-form.test');
});

test.each([
  ['hallo@xn--bcher-form-9db.test', 'hallo@bücher-form.test'],
  ['hallo@bücher-form.test', 'Hallo@xn--bcher-form-9db.TEST'],
  ['jürg@example.test', 'ju\u0308rg@example.test'],
  ['İz@example.test', 'iz@example.test'],
  ['ΣΣaΣ@example.test', 'σσaς@example.test'],
])('createClient, updateClient and imports treat %s and %s as equal', async (firstEmail, secondEmail) => {
  await createClient(ctx, { name: 'First', email: firstEmail });
  expect(await errorFields(createClient(ctx, { name: 'Second', email: secondEmail }))).toEqual({
    email: takenMessage,
  });
  expect((await checkImport(`Name,Email\nSecond,${secondEmail}\n`)).rows).toEqual([
    ['Refused', takenMessage],
  ]);
  const { id, lockVersion } = await createClient(ctx, { name: 'Third', email: 'third@example.test' });
  expect(await errorFields(updateClient(ctx, { id, lockVersion, email: secondEmail }))).toEqual({
    email: 'Another client already has this email address.',
  });
});

test("updateClient saves the client's own address in another case", async () => {
  const { id, lockVersion } = await createClient(ctx, { name: 'Ada', email: 'ada@example.test' });
  const changed = await updateClient(ctx, { id, lockVersion, email: 'Ada@example.test' });
  expect(changed.email).toBe('Ada@example.test');
});

test('an import refuses rows whose address contains an invisible character', async () => {
  const { rows } = await checkImport(
    'Name,Email\nVisible,zw@example.test\nInvisible,zw@example.test\u200b\nSoft hyphen,sh\u00ady@example.test\n',
  );
  const message =
    'Email: This email address contains an invisible character. Clear the field and type the address again.';
  expect(rows).toEqual([['Valid'], ['Refused', message], ['Refused', message]]);
});

test('an import refuses a row that repeats an address in another Unicode form', async () => {
  const { rows } = await checkImport('Name,Email\nNFC,jürg@example.test\nNFD,ju\u0308rg@example.test\n');
  expect(rows).toEqual([['Valid'], ['Refused', 'Row 2 has the same email address.']]);
});

test('an import matches the clients of an earlier import by address', async () => {
  const first = await importAll(variants);
  expect(first.rows).toEqual([['Valid'], ['Valid'], ['Valid']]);
  expect(first.done).toMatchObject({ status: 'Finished', importedRows: 3 });
  const same = await checkImport(variants, 'Email');
  expect(same.rows).toEqual([['Unchanged'], ['Unchanged'], ['Unchanged']]);
  const second = await importAll(variants.replaceAll(',', ' B.,').replace('Name B.', 'Name'), 'Email');
  expect(second.rows).toEqual([['Update'], ['Update'], ['Update']]);
  expect(await listEmails()).toEqual(['müller@example.test', 'ΣΣaΣ@example.test', 'İz@example.test']);
});

test.each(['bücher-import', 'kontakt@bücher', 'kontakt@xn--bcher-import-dlb.test', 'bu\u0308cher', 'ko'])(
  'listClients finds kontakt@bücher-import.test when searching for %s',
  async (search) => {
    await importAll('Name,Email\nBuecher CSV,kontakt@bücher-import.test\n');
    expect(await listEmails(search)).toEqual(['kontakt@bücher-import.test']);
  },
);

test.each(['\u200b', '\u200d', '\u3164', '\u2800', '\u00ad\u2060 \u180e', '\ufe0f'])(
  'createClient, updateClient and imports reject a name of only invisible characters: %j',
  async (name) => {
    expect(await errorFields(createClient(ctx, { name, email: 'a@example.test' }))).toEqual({
      name: 'Enter a name.',
    });
    expect((await checkImport(`Name,Email\n${name},b@example.test\n`)).rows).toEqual([
      ['Refused', 'Name: Enter a name.'],
    ]);
    const { id, lockVersion } = await createClient(ctx, { name: 'Ada', email: 'ada@example.test' });
    expect(await errorFields(updateClient(ctx, { id, lockVersion, name }))).toEqual({
      name: 'Enter a name.',
    });
  },
);
