import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { errorCode } from './db/errorCode';
import { SettingsError } from './settingsError';

/** The one in use, then those that it took the place of. */
export type Keys = [Buffer, ...Buffer[]];

/** The 32 bytes kept in the data folder, made on the first start. */
export function loadKey(
  name: 'SIGNING_KEY' | 'ENCRYPTION_KEY',
  dataDir: string,
  isProduction: boolean,
): Keys {
  // A key made by chance would not outlive a machine that is replaced, nor be its sisters' key.
  if (isProduction) {
    throw new SettingsError(`${name} takes 32 bytes in base64, and production needs it set.`);
  }
  const file = path.join(dataDir, 'keys', name.toLowerCase().replace('_', '-'));
  return [readKey(file) ?? makeKey(file)];
}

function readKey(file: string): Buffer | null {
  try {
    const bytes = readFileSync(file);
    if (bytes.length !== 32) throw new Error(`${file} is not a key of 32 bytes.`);
    return bytes;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

function makeKey(file: string): Buffer {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, randomBytes(32), { mode: 0o600, flush: true });
  try {
    // A link fails when the name is taken, so of two processes that start together both read the first one's key.
    linkSync(draft, file);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file);
}
