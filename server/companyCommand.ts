import { FolderInUseError, parseSettings, readEnvFile } from './platform/startup';
import { isCompanyCommand, runCompanyCommand, usage } from './company-lifecycle';
import { DomainError } from './lib/errors';
import { closeServices, openServices } from './openServices';

/** Runs `npm start -- company …`, the platform's commands for one company. */
export async function runCompany(args: readonly string[]): Promise<void> {
  if (!isCompanyCommand(args)) {
    process.stderr.write(`${usage}\n`);
    process.exitCode = 2;
    return;
  }
  readEnvFile();
  try {
    const services = await openServices(parseSettings(process.env), 'Refuse');
    try {
      process.stdout.write(`${await runCompanyCommand(services, args)}\n`);
    } finally {
      await closeServices(services);
    }
  } catch (error) {
    if (error instanceof FolderInUseError) {
      process.stderr.write(
        'The server is using the embedded database. Stop the server and run the command again. With PostgreSQL, the server can keep running.\n',
      );
      process.exit(1);
    }
    if (error instanceof DomainError) {
      process.stderr.write(`${error.message}\n`);
      process.exit(1);
    }
    throw error;
  }
}
