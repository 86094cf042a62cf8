import { openEmbedded } from './engine';
import { copyTemplateForEach } from './testing/copyTemplate';

const folder = copyTemplateForEach();

// Opening again takes its turn as well, and its time on a machine that is busy.
const limits = { turnMs: 30_000, statementMs: 3000, idleMs: 60_000 };

const endless = 'select count(*) from generate_series(1, 1000000000000)';

test('stops an endless statement, reopens the database and keeps its listeners', async () => {
  const reports: string[] = [];
  const engine = await openEmbedded(folder(), (message) => reports.push(message), limits);
  const heard: string[] = [];
  const unlisten = await engine.listen(
    'news',
    (payload) => heard.push(payload),
    () => heard.push('missed'),
  );
  await expect(engine.query(endless)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(reports.join()).toMatch(/ran longer than 3000 ms/);
  await engine.query("select pg_notify('news', 'again')");
  const { rows } = await engine.query('select 1 as one');
  expect(rows).toEqual([{ one: 1 }]);
  // Notifications may have been lost until the engine was open again.
  expect(heard).toEqual(['missed', 'again']);
  await unlisten();
  await engine.close();
});
