import path from 'node:path';
import { startChild } from '../../testing/child';
import { copyTemplateForEach } from './testing/copyTemplate';

const folder = copyTemplateForEach();

test('syncs each commit to the disk before it acknowledges it', async () => {
  const child = startChild('countSyncs', path.join(folder(), 'cluster'));
  expect(await child.ended).toBe(0);
  const perCommit = JSON.parse(child.lines.at(-1) ?? '[]');
  expect(perCommit).toHaveLength(20);
  expect(Math.min(...perCommit)).toBeGreaterThanOrEqual(1);
});

test('lets one of several processes that start at once open the folder', async () => {
  const children = [1, 2, 3].map(() => startChild('writeRows', folder()));
  const refused = children.map((child) => child.ended.then(() => child));
  await Promise.race(refused);
  const first = await Promise.race(refused);
  const second = await Promise.race(refused.filter((_, at) => children[at] !== first));
  expect(first.errors.join()).toMatch(/in use by/);
  expect(second.errors.join()).toMatch(/in use by/);
  const [owner] = children.filter((child) => child !== first && child !== second);
  await owner?.printed(1);
  await owner?.kill();
});
