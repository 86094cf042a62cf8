import { failStart, parseSettings, readEnvFile, requireFreePort } from './platform/startup';

/** Starts the server with the built console, as in production. */
async function main(): Promise<void> {
  readEnvFile();
  const settings = parseSettings(process.env);
  await requireFreePort(settings);
  // The server is imported after these checks, so that their errors appear immediately.
  const { serve } = await import('./serve');
  await serve(settings);
}

main().catch(failStart);
