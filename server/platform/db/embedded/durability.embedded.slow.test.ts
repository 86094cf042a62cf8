import path from 'node:path';
import { startChild } from '../../../testing/childProgram';
import { copyTemplateForEach } from './testing/copyTemplate';

const folder = copyTemplateForEach();

test('the embedded database syncs each commit to the disk before it acknowledges it', async () => {
  const child = startChild('countSyncs', path.join(folder(), 'cluster'));
  expect(await child.exited).toBe(0);
  const perCommit = JSON.parse(child.lines.at(-1) ?? '[]');
  expect(perCommit).toHaveLength(20);
  expect(Math.min(...perCommit)).toBeGreaterThanOrEqual(1);
});

test('only one of three concurrently started processes opens the database folder', async () => {
  const children = [1, 2, 3].map(() => startChild('writeRows', folder()));
  const exits = children.map((child) => child.exited.then(() => child));
  await Promise.race(exits);
  const firstExit = await Promise.race(exits);
  const secondExit = await Promise.race(exits.filter((_, index) => children[index] !== firstExit));
  expect(firstExit.errors.join()).toMatch(/in use by/);
  expect(secondExit.errors.join()).toMatch(/in use by/);
  const [owner] = children.filter((child) => child !== firstExit && child !== secondExit);
  await owner?.waitForLines(1);
  await owner?.kill();
});
