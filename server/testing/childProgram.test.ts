import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProgram } from './childProgram';

const originalFolder = process.cwd();
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'livery-child-'));
});

afterEach(async () => {
  process.chdir(originalFolder);
  await rm(folder, { recursive: true, force: true });
});

test('startProgram ignores the .env file of the current working directory', async () => {
  await writeFile(path.join(folder, '.env'), 'LOG_LEVEL=loud\n');
  process.chdir(folder);
  const environment = { PATH: process.env['PATH'] ?? '', PORT: 'none' };
  const child = startProgram(path.join(__dirname, '../main.ts'), [], { environment });
  await child.exited;
  expect(child.errors.join('\n')).toContain('PORT');
  expect(child.errors.join('\n')).not.toContain('LOG_LEVEL');
});
