import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { errorCode } from '../../lib/errors';
import { SettingsError } from './startup';

/** The current key, followed by the keys that it replaced. */
export type Keys = [Buffer, ...Buffer[]];

/**
 * Returns a list with only the key of the data folder, 32 bytes that are generated at the first start. Throws
 * `SettingsError` in production, and an `Error` if the key file has another length.
 */
export function loadKey(
  name: 'SIGNING_KEY' | 'ENCRYPTION_KEY',
  dataDir: string,
  isProduction: boolean,
): Keys {
  // A generated key would be lost when the machine is replaced, and would differ between machines.
  if (isProduction) {
    throw new SettingsError(`${name} takes 32 bytes in base64, and production needs it set.`);
  }
  const file = path.join(dataDir, 'keys', name.toLowerCase().replace('_', '-'));
  return [readKey(file) ?? createKey(file)];
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

function createKey(file: string): Buffer {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const temporaryFile = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(temporaryFile, randomBytes(32), { mode: 0o600, flush: true });
  try {
    // Linking fails if the file exists, so two processes that start concurrently use the same key.
    linkSync(temporaryFile, file);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(temporaryFile, { force: true });
  }
  return readFileSync(file);
}
