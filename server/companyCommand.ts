import { failStart, FolderInUseError, parseSettings, readEnvFile } from './platform/startup';
import { isCompanyCommand, runCompanyCommand, usage } from './company-lifecycle';
import { DomainError } from './lib/errors';
import { closeServices, openServices } from './openServices';

/** Runs `npm run company -- …`, the platform's commands for one company. */
async function main(args: readonly string[]): Promise<void> {
  if (!isCompanyCommand(args)) {
    process.stderr.write(`${usage}\n`);
    process.exitCode = 2;
    return;
  }
  readEnvFile();
  const services = await openServices(parseSettings(process.env), 'Refuse');
  try {
    process.stdout.write(`${await runCompanyCommand(services, args)}\n`);
  } finally {
    await closeServices(services);
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  if (error instanceof FolderInUseError) {
    process.stderr.write(
      'A server is using the embedded database. Stop it first. With PostgreSQL, this command can run next to a server.\n',
    );
    process.exit(1);
  }
  if (error instanceof DomainError) {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
  failStart(error);
});
