import { newId } from '../../lib/ids';
import { startJobs } from './jobs';
import { openFixture } from '../../testing/fixture';

test('a job whose process was killed runs again at the next start', async () => {
  const fixture = await openFixture();
  const { database } = fixture.services;
  const company = await fixture.company();
  const importId = newId();
  await database.inCompany(company.id, (db) =>
    fixture.services.jobs.enqueue(db, 'run-client-import', { companyId: company.id, importId }),
  );
  await database.query("update pgboss.job set state = 'active', started_on = now()");

  const jobs = await startJobs(database);
  const importIdOfRun = await new Promise((resolve) => {
    void jobs.work('run-client-import', async (payload) => resolve(payload.importId));
  });
  expect(importIdOfRun).toBe(importId);
  await jobs.stop();
  await fixture.close();
});
