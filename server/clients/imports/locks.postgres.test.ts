import type { Context } from '../../platform';
import { recordPayments, reservePaymentNumbers } from '../../billing/internals';
import { Contender } from '../../testing/contender';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';
import { createClient } from '../clients.service';
import { checkClientImport } from './check.service';
import { runClientImport } from './run';
import { findClientImport, startClientImport } from './imports.service';
import { uploadClientImport } from './upload.service';
import { buildPayment } from '../../testing/factories/payments';

let fixture: Fixture;
let company: TestCompany;
let ctx: Context;
beforeAll(async () => {
  fixture = await openFixture();
  company = await fixture.company();
  ctx = await fixture.signedIn(company, ['MANAGE_CLIENT_MANAGEMENT']);
});
afterAll(() => fixture.close());

async function startImport(text: string): Promise<string> {
  const { id } = await uploadClientImport(ctx, { name: 'clients.csv', bytes: Buffer.from(text) });
  const mapping = (['Email', 'Name'] as const).map((field, column) => ({ column, field }));
  await checkClientImport(ctx, id, mapping, 'Email');
  await startClientImport(ctx, id, 'AllRows');
  return id;
}

test('an import does not deadlock with a payment of a client that it updates', async () => {
  const ada = await createClient(ctx, { name: 'Ada', email: 'ada@client.test' });
  const importId = await startImport('Email,Name\nnew@client.test,Newcomer\nada@client.test,Ada King\n');
  const contender = new Contender(() =>
    runClientImport(fixture.services, { companyId: company.id, importId }),
  );

  await fixture.inCompany(company, async (db) => {
    await reservePaymentNumbers(db, company.id, 0);
    expect(await contender.begin(db)).toBe(true);
    await recordPayments(db, company.id, [buildPayment(ada.id)]);
  });
  await contender.ended;
  await expect(findClientImport(ctx, importId)).resolves.toMatchObject({
    status: 'Finished',
    importedRows: 1,
    updatedRows: 1,
  });
});
