import { FolderInUseError } from './db/embedded/folderLock';
import { openDatabase } from './db/openDatabase';
import { toStandardError } from './db/report';
import { rotateEncryptionKey, type RotationResult } from './rotation/rotateEncryptionKey';
import { parseSettings } from './settings';
import { failStart, readEnvFile } from './startup';

const words = ({ reencrypted: anew, unchanged: asTheyWere, undecryptable: shut }: RotationResult): string =>
  [
    `Sealed anew with the first of ENCRYPTION_KEY: ${anew}. Sealed with it already: ${asTheyWere}.`,
    ...shut.map((about) => `None of the keys opens the ${about}.`),
  ].join('\n');

/** `npm run reseal`: everything that is kept encrypted, with the first of ENCRYPTION_KEY. */
async function main(): Promise<void> {
  readEnvFile();
  const settings = parseSettings(process.env);
  const database = await openDatabase(settings, toStandardError, 'Refuse');
  try {
    const resealed = await rotateEncryptionKey({ database, settings });
    process.stdout.write(`${words(resealed)}\n`);
    if (resealed.undecryptable.length > 0) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  if (error instanceof FolderInUseError) {
    process.stderr.write('A server is at work on the embedded database. Stop it first.\n');
    process.exit(1);
  }
  failStart(error);
});
