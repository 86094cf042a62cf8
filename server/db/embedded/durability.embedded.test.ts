import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { startChild } from '../../testing/child';
import { repetitions } from '../../testing/repetitions';
import { openEmbedded } from './engine';
import { copyTemplateForEach } from './testing/copyTemplate';

const folder = copyTemplateForEach();

const quiet = (): void => {};

test('design 7: an acknowledged write survives kill -9', async () => {
  for (const least of [10, 40, 80, 160].slice(0, repetitions({ gate: 1, slow: 4 }))) {
    const child = startChild('writeRows', folder());
    await child.printed(least);
    await child.kill();

    const engine = await openEmbedded(folder(), quiet);
    const { rows } = await engine.query<{ last: number; count: number }>(
      'select max(number) as last, count(*) as count from written',
    );
    await engine.query('drop table written');
    await engine.close();
    // At most the one commit whose acknowledgement was not printed any more is more than was promised.
    expect(rows[0]?.count).toBe(rows[0]?.last);
    expect(rows[0]?.last).toBeGreaterThanOrEqual(Number(child.lines.at(-1)));
  }
});

test("design 2: a second start on the same data folder is refused with the running process's id", async () => {
  const child = startChild('writeRows', folder());
  await child.printed(1);
  await expect(openEmbedded(folder(), quiet)).rejects.toThrow(`is in use by process ${child.processId}`);
  expect(await readFile(path.join(folder(), 'pid'), 'utf8')).toBe(String(child.processId));
  await child.kill();

  const engine = await openEmbedded(folder(), quiet);
  await expect(openEmbedded(folder(), quiet)).rejects.toThrow(`is in use by process ${process.pid}`);
  await engine.close();
});
