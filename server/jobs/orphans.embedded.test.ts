import { newId } from '../lib/ids';
import { startJobs } from '../jobs';
import { openWorld } from '../testing/world';

test('a job that a killed process was working on runs again at the next start', async () => {
  const world = await openWorld();
  const { database } = world.services;
  const company = await world.company();
  const importId = newId();
  await database.inCompany(company.id, (db) =>
    world.services.jobs.enqueue(db, 'run-client-import', { companyId: company.id, importId }),
  );
  await database.query("update pgboss.job set state = 'active', started_on = now()");

  const jobs = await startJobs(database);
  const ran = await new Promise((resolve) => {
    void jobs.work('run-client-import', async (payload) => resolve(payload.importId));
  });
  expect(ran).toBe(importId);
  await jobs.stop();
  await world.close();
});
