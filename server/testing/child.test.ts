import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProgram } from './child';

const ownFolder = process.cwd();
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'livery-child-'));
});

afterEach(async () => {
  process.chdir(ownFolder);
  await rm(folder, { recursive: true, force: true });
});

test('a developer’s .env has no part in the programs that tests start', async () => {
  await writeFile(path.join(folder, '.env'), 'LOG_LEVEL=loud\n');
  process.chdir(folder);
  const environment = { PATH: process.env['PATH'] ?? '', PORT: 'none' };
  const child = startProgram(path.join(__dirname, '../main.ts'), [], { environment });
  await child.ended;
  // What is wrong with the settings is told at once, and of all of them.
  expect(child.errors.join('\n')).toContain('PORT');
  expect(child.errors.join('\n')).not.toContain('LOG_LEVEL');
});
