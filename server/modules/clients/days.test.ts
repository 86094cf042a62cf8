import { openWorld, type World } from '../../testing/world';
import { listClients } from './service';

let world: World;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

// In Havana November 2, 2025 had its first hour twice; in Beirut March 30, 2025 began at one o'clock.
test.each([
  ['America/Havana', '2025-11-02', ['2025-11-02T04:00:00Z', '2025-11-02T05:30:00Z', '2025-11-03T04:59:59Z']],
  ['Asia/Beirut', '2025-03-30', ['2025-03-29T22:00:00Z', '2025-03-30T20:59:59Z']],
])('where clocks change at midnight, in %s, a day has all of its hours', async (timeZone, day, times) => {
  const company = await world.company();
  const ctx = await world.as(company, 'MANAGE_CLIENT_MANAGEMENT');
  await world.services.database.inCompany(company.id, (db) =>
    db.query('update companies set time_zone = $2 where id = $1', [company.id, timeZone]),
  );
  const moments = times.map((time) => new Date(time));
  const outside = [
    new Date(Math.min(...moments.map(Number)) - 1000),
    new Date(Math.max(...moments.map(Number)) + 1000),
  ];
  for (const createdAt of [...moments, ...outside]) await world.client(company, { createdAt });
  const { items } = await listClients(ctx, {
    filter: { createdFrom: day, createdTo: day },
    sort: { by: 'CreatedAt', direction: 'Ascending' },
  });
  expect(items.map(({ createdAt }) => createdAt)).toEqual(moments);
  const { rows } = await world.services.database.inCompany(company.id, (db) =>
    db.query("select count from daily_tallies where measure = 'ClientsAdded' and day = $1", [day]),
  );
  expect(rows).toEqual([{ count: moments.length }]);
});
