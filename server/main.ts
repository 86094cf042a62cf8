import { failStart, readEnvFile, serve } from './serve';

/** The API alone, with the console as it was built: how it runs in production. */
readEnvFile();
serve().catch(failStart);
