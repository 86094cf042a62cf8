import { FolderInUseError } from './db/embedded/folderLock';
import { openDatabase } from './db/openDatabase';
import { toStandardError } from './db/report';
import { rotateEncryptionKey, type RotationResult } from './key-rotation/rotateEncryptionKey';
import { parseSettings } from './settings';
import { failStart, readEnvFile } from './startup';

const formatResult = ({
  reencrypted: reencryptedCount,
  unchanged: unchangedCount,
  undecryptable: unreadableSecrets,
}: RotationResult): string =>
  [
    `Sealed anew with the first of ENCRYPTION_KEY: ${reencryptedCount}. Sealed with it already: ${unchangedCount}.`,
    ...unreadableSecrets.map((secret) => `None of the keys opens the ${secret}.`),
  ].join('\n');

/** `npm run reseal` encrypts every stored secret with the first key of ENCRYPTION_KEY. */
async function main(): Promise<void> {
  readEnvFile();
  const settings = parseSettings(process.env);
  const database = await openDatabase(settings, toStandardError, 'Refuse');
  try {
    const result = await rotateEncryptionKey({ database, settings });
    process.stdout.write(`${formatResult(result)}\n`);
    if (result.undecryptable.length > 0) process.exitCode = 1;
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
