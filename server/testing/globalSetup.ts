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
}
