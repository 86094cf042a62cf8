import { dropDatabase, dropLogin, testServerUrl } from './postgresTemplate';
import { removeFolder, templateOfThisRun } from './template';

export default async function globalTeardown(): Promise<void> {
  const template = templateOfThisRun();
  if (testServerUrl()) {
    await dropDatabase(template);
    await dropLogin(template);
  } else {
    await removeFolder(template);
  }
}
