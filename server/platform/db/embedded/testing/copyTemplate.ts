import path from 'node:path';
import { embeddedTemplate } from '../../../../testing/databaseTemplate';
import { createTempFolder, removeFolder } from '../../../../testing/folders';

/**
 * Copies the migrated template before each test and removes the copy afterwards. Returns a function that
 * returns the copy's folder.
 */
export function copyTemplateForEach(): () => string {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await createTempFolder('durability');
    await embeddedTemplate.clone(dataDir);
  });
  afterEach(() => removeFolder(dataDir));
  return () => path.join(dataDir, 'database');
}
