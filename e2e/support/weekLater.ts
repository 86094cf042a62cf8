import path from 'node:path';
import { openEmbedded } from '../../server/db/embedded/engine';
import { parseSettings } from '../../server/settings';

/** For a server that is stopped, as its own command would run: every invitation was sent a week sooner. */
async function main(): Promise<void> {
  const { dataDir } = parseSettings(process.env);
  const engine = await openEmbedded(path.join(dataDir, 'database'), () => {});
  await engine.query(
    "update invitations set created_at = created_at - interval '7 days', expires_at = expires_at - interval '7 days'",
  );
  await engine.close();
}

void main();
