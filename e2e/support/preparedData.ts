import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { newFolder, removeFolder } from '../../server/testing/folders';

const setting = 'E2E_PREPARED_DATA';

/** Before all tests: a place for the data folders that servers begin with. Playwright calls what it gives back after them. */
export default async function openPreparedData(): Promise<() => Promise<void>> {
  const folder = await newFolder('prepared');
  process.env[setting] = folder;
  return () => removeFolder(folder);
}

/**
 * Fills a new data folder as its server's first start does, which takes longer than all later ones:
 * one worker makes it, and all copy what it made.
 */
export async function fillPrepared(
  dataFolder: string,
  kind: 'empty' | 'demo',
  make: (folder: string) => Promise<void>,
): Promise<void> {
  const prepared = process.env[setting];
  if (!prepared) return;
  const made = path.join(prepared, kind);
  if (claim(`${made}.claimed`)) {
    await make(`${made}.unfinished`);
    fs.renameSync(`${made}.unfinished`, made);
  }
  while (!fs.existsSync(made)) await delay(50);
  fs.cpSync(made, dataFolder, { recursive: true });
}

/** Whether nobody else has claimed it. */
function claim(folder: string): boolean {
  try {
    fs.mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}
