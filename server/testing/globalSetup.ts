import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { openDatabase } from '../db/openDatabase';
import { addressOf, makeDatabase, testServerUrl } from './postgresTemplate';
import { newFolder, settingsFor, templateVariable } from './template';

/** Makes the template that every test file copies its database from. */
export default async function globalSetup(): Promise<void> {
  if (testServerUrl()) {
    const name = await makeDatabase();
    process.env[templateVariable] = name;
    const database = await openDatabase(settingsFor('', addressOf(name, name), addressOf(name)));
    await database.close();
    return;
  }
  const folder = await newFolder('template');
  process.env[templateVariable] = folder;
  const database = await openDatabase(settingsFor(folder));
  await database.close();
  // The engine clears its buffers whenever it opens: PGlite's 128 MB are a tenth of a second for each test file.
  await appendFile(path.join(folder, 'database', 'cluster', 'postgresql.conf'), 'shared_buffers = 32MB\n');
}
