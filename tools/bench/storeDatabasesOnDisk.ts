import os from 'node:os';
import { homeVariable } from '../../server/testing/folders';

/** Stores all databases of this process and its children on disk, as in production, instead of in memory. */
export function storeDatabasesOnDisk(): void {
  process.env[homeVariable] ??= os.tmpdir();
}
