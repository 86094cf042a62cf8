import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { startChild } from '../../../testing/childProgram';
import { repetitionCount } from '../../../testing/repetitions';
import { openEmbedded } from './engine';
import { copyTemplateForEach } from './testing/copyTemplate';

const folder = copyTemplateForEach();

const ignoreReport = (): void => {};

test('design 7: the embedded database preserves acknowledged writes after kill -9', async () => {
  for (const minRows of [10, 40, 80, 160].slice(0, repetitionCount({ gate: 1, slow: 4 }))) {
    const child = startChild('writeRows', folder());
    await child.waitForLines(minRows);
    await child.kill();

    const engine = await openEmbedded(folder(), ignoreReport);
    const { rows } = await engine.query<{ last: number; count: number }>(
      'select max(number) as last, count(*) as count from written',
    );
    await engine.query('drop table written');
    await engine.close();
    // The kill may precede the output of the last acknowledgment, so the database may contain one more row.
    expect(rows[0]?.count).toBe(rows[0]?.last);
    expect(rows[0]?.last).toBeGreaterThanOrEqual(Number(child.lines.at(-1)));
  }
});

test('design 2: openEmbedded rejects a folder in use and names the process that uses it', async () => {
  const child = startChild('writeRows', folder());
  await child.waitForLines(1);
  await expect(openEmbedded(folder(), ignoreReport)).rejects.toThrow(
    `is in use by process ${child.processId}`,
  );
  expect(await readFile(path.join(folder(), 'pid'), 'utf8')).toBe(String(child.processId));
  await child.kill();

  const engine = await openEmbedded(folder(), ignoreReport);
  await expect(openEmbedded(folder(), ignoreReport)).rejects.toThrow(`is in use by process ${process.pid}`);
  await engine.close();
});
