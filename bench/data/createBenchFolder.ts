import { createTempFolder, removeFolder } from '../../server/testing/folders';
import { putAwayIfEnded } from '../putAway';

/** Creates a temporary folder that is also removed if the benchmark is interrupted. */
export async function createBenchFolder(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await createTempFolder('bench');
  const unregister = putAwayIfEnded(() => removeFolder(folder));
  return { folder, remove: () => removeFolder(folder).finally(unregister) };
}
