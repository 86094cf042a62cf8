import path from 'node:path';
import { parseSettings } from '../../server/platform/startup';
import { openEmbedded } from '../../server/platform/internals';

/**
 * Moves all invitations one week into the past. Requires a stopped server, because it opens the embedded
 * database.
 */
async function main(): Promise<void> {
  const { dataDir } = parseSettings(process.env);
  const engine = await openEmbedded(path.join(dataDir, 'database'), () => {});
  await engine.query(
    "update invitations set created_at = created_at - interval '7 days', expires_at = expires_at - interval '7 days'",
  );
  await engine.close();
}

void main();
