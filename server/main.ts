import { parseSettings } from './settings';
import { failStart, readEnvFile, requireFreePort } from './startup';

/** The API alone, with the console as it was built: how it runs in production. */
async function main(): Promise<void> {
  readEnvFile();
  const settings = parseSettings(process.env);
  await requireFreePort(settings);
  // A wrong setting is reported before the whole program is loaded.
  const { serve } = await import('./serve');
  await serve(settings);
}

main().catch(failStart);
