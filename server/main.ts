import { parseSettings } from './settings';
import { failStart, readEnvFile, requireFreePort } from './startup';

/** Starts the server with the built console, as in production. */
async function main(): Promise<void> {
  readEnvFile();
  const settings = parseSettings(process.env);
  await requireFreePort(settings);
  // The server is imported after the settings are validated, so that an error appears immediately.
  const { serve } = await import('./serve');
  await serve(settings);
}

main().catch(failStart);
