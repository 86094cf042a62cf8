import { clientColumns } from '../../contract/enums';
import { uncapitalize } from '../../contract/records';
import type { Client, Context } from '../platform';
import { exportClients, openDownload, updateClient } from '../billing/internals';
import { clientLineNames } from '../../contract/clients';
import { csvLine } from '../../contract/csv';
import { recordOf } from '../../contract/records';
import { openFixture, type Fixture, type TestCompany } from '../testing/fixture';
import { createClient, findClient } from './clients.service';
import { listClients } from './list.service';
import { clientFieldNames, clientFieldSpecs, type ClientFieldValues } from './fields';
import { checkClientImport } from './imports/check.service';
import { findClientImport, startClientImport } from './imports/imports.service';
import { runClientImport } from './imports/run';
import { uploadClientImport } from './imports/upload.service';

const clientColumnNames: ReadonlySet<string> = new Set(clientColumns.map(uncapitalize));

let fixture: Fixture;
let company: TestCompany;
let ctx: Context;
beforeAll(async () => void (fixture = await openFixture()));
afterAll(() => fixture.close());
beforeEach(async () => {
  company = await fixture.company();
  ctx = await fixture.signedIn(company, ['MANAGE_CLIENT_MANAGEMENT']);
});

/** A value for every field. */
const values = {
  ...recordOf(clientLineNames, (name) => `A ${name}`),
  name: 'Ada Lovelace',
  email: 'ada@client.test',
  phone: '+442079460958',
  country: 'GB',
  language: 'de',
  website: 'https://client.test',
  tags: ['vip', 'london'],
  note: 'Line one\nLine two',
} satisfies ClientFieldValues;

async function auditedValues(action: string): Promise<Record<string, unknown>> {
  const rows = await fixture.query<{ changes: { field: string; after: unknown }[] }>(
    company,
    'select changes from audit_events where action = $1',
    [action],
  );
  return Object.fromEntries(rows.flatMap(({ changes }) => changes.map(({ field, after }) => [field, after])));
}

/** Imports one new client from a file with these columns. */
async function importClient(
  header: readonly string[],
  cells: readonly string[],
): Promise<Client | undefined> {
  const bytes = Buffer.from(csvLine(header) + csvLine(cells));
  const { id } = await uploadClientImport(ctx, { name: 'clients.csv', bytes });
  const { columns } = await findClientImport(ctx, id);
  const mapping = columns.flatMap(({ index, field }) => (field ? [{ column: index, field }] : []));
  await checkClientImport(ctx, id, mapping);
  await startClientImport(ctx, id, 'AllRows');
  await runClientImport(fixture.services, { companyId: company.id, importId: id });
  const { items } = await listClients(ctx, {});
  return items[0];
}

describe('every client field', () => {
  test('is stored and audited by createClient', async () => {
    await expect(createClient(ctx, values)).resolves.toMatchObject(values);
    expect(await auditedValues('client.created')).toEqual({ ...values, status: 'Invited' });
  });

  test('is stored and audited by updateClient', async () => {
    const { id, lockVersion } = await fixture.client(company).then((client) => findClient(ctx, client.id));
    await expect(updateClient(ctx, { id, lockVersion, ...values })).resolves.toMatchObject(values);
    expect(await auditedValues('client.updated')).toEqual(values);
  });

  test('is cleared by updateClient unless the field is required', async () => {
    const { id, lockVersion } = await createClient(ctx, values);
    const optional = clientFieldNames.filter((name) => !['name', 'email', 'tags'].includes(name));
    const cleared = recordOf(optional, () => null);
    await expect(updateClient(ctx, { id, lockVersion, ...cleared })).resolves.toMatchObject(cleared);
  });

  test('is recognized by its headers in a file and stored by an import', async () => {
    const header = clientFieldNames.map((name) => clientFieldSpecs[name].headers[0] ?? '');
    const cells = clientFieldNames.map((name) => [values[name]].flat().join('; '));
    await expect(importClient(header, cells)).resolves.toMatchObject(values);
  });

  test('with a column is in an export', async () => {
    await createClient(ctx, values);
    const { id, url } = await exportClients(ctx, { selection: {}, columns: [] });
    const { parts } = await openDownload(fixture.services, id, url.split('token=')[1] ?? '');
    let file = '';
    for await (const part of parts) file += part;
    const exported = clientFieldNames.filter((name) => clientColumnNames.has(name));
    for (const name of exported) {
      expect(file.split('\r\n')[0]).toContain(clientFieldSpecs[name].label());
      expect(file.split('\r\n')[1]).toContain([values[name]].flat().join('; '));
    }
  });
});
