import os from 'node:os';
import { homeVariable } from '../server/testing/folders';

/** Has every database of this run, and of what it starts, kept on the disk as in production, and not in memory. */
export function workOnDisk(): void {
  process.env[homeVariable] ??= os.tmpdir();
}
