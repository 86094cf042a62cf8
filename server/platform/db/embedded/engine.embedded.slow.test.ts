import { openEmbedded } from './engine';
import { copyTemplateForEach } from './testing/copyTemplate';

const folder = copyTemplateForEach();

// `engine.embedded.test.ts` covers an endless statement inside a transaction.
test('the embedded engine stops an endless statement outside a transaction and reopens the database', async () => {
  const reports: string[] = [];
  const limits = { queueTimeoutMs: 30_000, statementMs: 3000, idleMs: 60_000 };
  const engine = await openEmbedded(folder(), (message) => reports.push(message), limits);
  const endless = engine.query('select count(*) from generate_series(1, 1000000000000)');
  await expect(endless).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  const [, longerThanMs] = /a statement ran longer than (\d+) ms/.exec(reports.join()) ?? [];
  expect(Number(longerThanMs)).toBeGreaterThanOrEqual(limits.statementMs);
  expect((await engine.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await engine.close();
});
