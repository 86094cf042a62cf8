import { newFolder, removeFolder } from '../../server/testing/folders';
import { putAwayIfEnded } from '../putAway';

/** A folder of a benchmark's own. */
export async function benchFolder(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await newFolder('bench');
  const forget = putAwayIfEnded(() => removeFolder(folder));
  return { folder, remove: () => removeFolder(folder).finally(forget) };
}
