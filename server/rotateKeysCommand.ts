import { toStandardError } from './lib/report';
import { FolderInUseError, parseSettings, readEnvFile } from './platform/startup';
import type { RotationResult } from './key-rotation/rotateEncryptionKey';

const countSecrets = (count: number): string => `${count} ${count === 1 ? 'secret' : 'secrets'}`;

const formatResult = ({ reencrypted, unchanged, undecryptable }: RotationResult): string =>
  [
    `Re-encrypted ${countSecrets(reencrypted)} with the first key in ENCRYPTION_KEY. Already up to date: ${unchanged}.`,
    ...undecryptable.map((secret) => `No key in ENCRYPTION_KEY can decrypt the ${secret}.`),
  ].join('\n');

/** `npm start -- rotate-keys` encrypts every stored secret with the first key of ENCRYPTION_KEY. */
export async function rotateKeys(): Promise<void> {
  readEnvFile();
  const settings = parseSettings(process.env);
  // Imported late, so that invalid settings are reported before the contexts load.
  const { openDatabase } = await import('./platform');
  const { rotateEncryptionKey } = await import('./key-rotation/rotateEncryptionKey');
  const database = await openDatabase(settings, toStandardError, 'Refuse').catch((error: unknown) => {
    if (!(error instanceof FolderInUseError)) throw error;
    process.stderr.write(
      'The server is using the embedded database. Stop the server and run the command again.\n',
    );
    process.exit(1);
  });
  try {
    const result = await rotateEncryptionKey({ database, settings });
    process.stdout.write(`${formatResult(result)}\n`);
    if (result.undecryptable.length > 0) process.exitCode = 1;
  } finally {
    await database.close();
  }
}
