import path from 'node:path';
import { startChild } from '../../testing/child';
import { embeddedTemplate } from '../../testing/databaseTemplate';
import { newFolder, removeFolder } from '../../testing/folders';

let dataDir: string;
let folder: string;

beforeEach(async () => {
  dataDir = await newFolder('durability');
  folder = path.join(dataDir, 'database');
  await embeddedTemplate.clone(dataDir);
});
afterEach(() => removeFolder(dataDir));

test('each commit is synced to the disk before it is acknowledged', async () => {
  const child = startChild('countSyncs', path.join(folder, 'cluster'));
  expect(await child.ended).toBe(0);
  const perCommit = JSON.parse(child.lines.at(-1) ?? '[]');
  expect(perCommit).toHaveLength(20);
  expect(Math.min(...perCommit)).toBeGreaterThanOrEqual(1);
});

test('of many processes that start at once, one has the folder', async () => {
  const children = [1, 2, 3].map(() => startChild('writeRows', folder));
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
