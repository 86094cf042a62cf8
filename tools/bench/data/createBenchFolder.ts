import { createTempFolder, removeFolder } from '../../../server/testing/folders';
import { registerTeardown } from '../teardown';

/** Creates a temporary folder that is also removed if the benchmark is interrupted. */
export async function createBenchFolder(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await createTempFolder('bench');
  const unregister = registerTeardown(() => removeFolder(folder));
  return { folder, remove: () => removeFolder(folder).finally(unregister) };
}
