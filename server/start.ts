import path from 'node:path';
import { ensureConsoleBuild } from './consoleBuild';
import { failStart, parseSettings, readEnvFile, requireFreePort, SettingsError } from './platform/startup';

/**
 * Selects a separate data folder, the embedded database and the sandbox, because the demo's passwords are
 * public.
 */
function useDemoData(): void {
  process.env.DATA_DIR = path.join(process.env.DATA_DIR || '.data', 'demo');
  delete process.env.DATABASE_URL;
  delete process.env.DATABASE_OWNER_URL;
  delete process.env.STRIPE_SECRET_KEY;
  delete process.env.STRIPE_PUBLISHABLE_KEY;
  delete process.env.STRIPE_WEBHOOK_SECRET;
}

function refuseDemoInProduction(): void {
  if (process.env.NODE_ENV !== 'production') return;
  throw new SettingsError(
    'Can’t start the demo in production, because its passwords are public. Remove NODE_ENV=production or start without --demo.',
  );
}

/** Starts the server for `npm start`, or the demo for `npm run demo`. */
async function start(isDemo: boolean): Promise<void> {
  readEnvFile();
  if (isDemo) {
    refuseDemoInProduction();
    useDemoData();
  }
  // Logs only warnings and errors by default, to keep the terminal readable.
  process.env.LOG_LEVEL ||= 'warn';
  const settings = parseSettings(process.env);
  await requireFreePort(settings);
  ensureConsoleBuild(settings);

  // Imported late, so that invalid settings are reported before the whole program loads.
  const { serve } = await import('./serve');
  if (!isDemo) {
    await serve(settings);
    return;
  }
  const { roleNames } = await import('./identity');
  const { seedDemo } = await import('./demo/seedDemo');
  const signIns: string[] = [];
  await serve(settings, async (services) => {
    const { users, password, portalUrl } = await seedDemo(services);
    signIns.push(
      `Sign in with the password ${password} and one of these email addresses:`,
      ...users.map(({ email, role }) => `  ${email.padEnd(20)} ${roleNames[role]()}`),
      `Client dashboard: ${portalUrl}`,
    );
  });
  process.stdout.write(`${signIns.join('\n')}\n`);
}

/** Runs `npm start`, `npm run demo`, or a command for the operator of a server: `npm start -- company …`. */
async function main([command, ...args]: readonly string[]): Promise<void> {
  if (command === undefined || command === '--demo') return start(command === '--demo');
  if (command === 'company') return (await import('./companyCommand')).runCompany(args);
  if (command === 'rotate-keys') return (await import('./rotateKeysCommand')).rotateKeys();
  throw new SettingsError(`Unknown command: ${command}. Commands: company, rotate-keys.`);
}

main(process.argv.slice(2)).catch(failStart);
