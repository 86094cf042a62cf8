import type { Context } from '../../context';
import { Contender } from '../../testing/contender';
import { openWorld, type TestCompany, type World } from '../../testing/world';
import { createClient } from '../clients/service';
import { recordPayments } from '../payments/recording';
import { takePaymentNumbers } from '../payments/recordingSql';
import { aPayment } from '../payments/testPayments';
import { checkClientImport } from './check';
import { runClientImport } from './run';
import { findClientImport, startClientImport } from './service';
import { uploadClientImport } from './upload';

let world: World;
let company: TestCompany;
let ctx: Context;
beforeAll(async () => {
  world = await openWorld();
  company = await world.company();
  ctx = await world.as(company, 'MANAGE_CLIENT_MANAGEMENT');
});
afterAll(() => world.close());

async function startImport(text: string): Promise<string> {
  const { id } = await uploadClientImport(ctx, { name: 'clients.csv', bytes: Buffer.from(text) });
  const mapping = (['Email', 'Name'] as const).map((field, column) => ({ column, field }));
  await checkClientImport(ctx, id, mapping, 'Email');
  await startClientImport(ctx, id, 'AllRows');
  return id;
}

test('an import that adds and updates, and a payment of a client whom it updates, do not wait in a circle', async () => {
  const ada = await createClient(ctx, { name: 'Ada', email: 'ada@client.test' });
  const importId = await startImport('Email,Name\nnew@client.test,Newcomer\nada@client.test,Ada King\n');
  const importing = new Contender(() => runClientImport(world.services, { companyId: company.id, importId }));

  await world.services.database.inCompany(company.id, async (db) => {
    await takePaymentNumbers(db, company.id, 0);
    expect(await importing.begin(db)).toBe(true);
    await recordPayments(db, company.id, [aPayment(ada.id)]);
  });
  await importing.ended;
  await expect(findClientImport(ctx, importId)).resolves.toMatchObject({
    status: 'Finished',
    importedRows: 1,
    updatedRows: 1,
  });
});
