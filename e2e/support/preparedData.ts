import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createTempFolder, removeFolder } from '../../server/testing/folders';

const folderVariable = 'E2E_PREPARED_DATA';

/**
 * Creates the folder of the prepared data before all tests. Playwright calls the returned teardown after
 * them.
 */
export default async function setUpPreparedData(): Promise<() => Promise<void>> {
  const folder = await createTempFolder('prepared');
  process.env[folderVariable] = folder;
  return () => removeFolder(folder);
}

/**
 * Copies prepared data into a new data folder, because the first start of a server is the slowest. One worker
 * prepares each kind for all workers. Does nothing without `setUpPreparedData`.
 */
export async function copyPreparedData(
  dataFolder: string,
  kind: 'empty' | 'demo',
  prepare: (folder: string) => Promise<void>,
): Promise<void> {
  const root = process.env[folderVariable];
  if (!root) return;
  const source = path.join(root, kind);
  if (tryClaim(`${source}.claimed`)) {
    await prepare(`${source}.unfinished`);
    fs.renameSync(`${source}.unfinished`, source);
  }
  while (!fs.existsSync(source)) await delay(50);
  fs.cpSync(source, dataFolder, { recursive: true });
}

/** Claims a folder. Returns false if another worker has claimed it. */
function tryClaim(folder: string): boolean {
  try {
    fs.mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}
