import { openWorld, type World } from '../../testing/world';
import { purgeExpired } from '../sessions/purge';
import { findClientImport } from './service';
import { uploadClientImport } from './upload';

let world: World;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

test('an upload is kept for 30 days, and a running import for as long as it runs', async () => {
  const company = await world.company();
  const ctx = await world.as(company, 'MANAGE_CLIENT_MANAGEMENT');
  const upload = async (days: number, status = 'Uploaded') => {
    const file = { name: 'clients.csv', bytes: Buffer.from('Name,Email\nAda,ada@client.test\n') };
    const { id } = await uploadClientImport(ctx, file);
    await world.services.database.inCompany(company.id, (db) =>
      db.query(
        'update client_imports set status = $2, created_at = now() - make_interval(days => $3) where id = $1',
        [id, status, days],
      ),
    );
    return id;
  };
  const [fresh, old, running] = [await upload(29), await upload(31), await upload(31, 'Running')];

  await purgeExpired(world.services);

  await expect(findClientImport(ctx, fresh)).resolves.toMatchObject({ totalRows: 1 });
  await expect(findClientImport(ctx, running)).resolves.toMatchObject({ status: 'Running' });
  await expect(findClientImport(ctx, old)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
