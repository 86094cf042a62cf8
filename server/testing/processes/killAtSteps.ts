import { subscribe } from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';
import { type Database, makeCardProvider } from '../../platform';
import { parseSettings } from '../../platform/startup';
import { closeServices, openServices } from '../../openServices';
import type { KillPoint } from '../killableDatabase';
import { companyTasks, type CompanyTaskName } from '../companyTasks';

const neverResolves = new Promise<never>(() => {});

// Runs the task for each kill point until a run completes. Halts each run after its number of transactions or
// provider responses, prints its company, and finally sends SIGKILL to this process.
async function main(
  environment: string,
  task: CompanyTaskName,
  killPoints: readonly KillPoint[],
): Promise<void> {
  const settings = parseSettings(JSON.parse(environment));
  const services = await openServices(settings);
  const originalDatabase = services.database;
  const haltedIds = new Set<string>();
  let current = '';
  let remainingSteps = 0;
  let halt = (): void => {};
  const countStep = (): void => {
    remainingSteps -= 1;
    if (remainingSteps > 0) return;
    haltedIds.add(current);
    halt();
  };
  const inCompany: Database['inCompany'] = async (id, callback) => {
    if (haltedIds.has(id)) return neverResolves;
    const result = await originalDatabase.inCompany(id, callback);
    if (id === current) countStep();
    return haltedIds.has(id) ? neverResolves : result;
  };
  const database = { ...originalDatabase, inCompany };
  const cardProvider = await makeCardProvider(settings, database);
  subscribe('http.client.response.finish', (message) => {
    countStep();
    // The halted task must not receive the response.
    if (haltedIds.has(current)) (message as { request: ClientRequest }).request.emit = () => true;
  });

  for (const { companyId, steps } of killPoints) {
    current = companyId;
    remainingSteps = steps;
    const halted = new Promise<boolean>((resolve) => (halt = () => resolve(false)));
    const completed = companyTasks[task]({ ...services, database, cardProvider }, companyId).then(() => true);
    if (await Promise.race([completed, halted])) break;
    process.stdout.write(`${companyId}\n`);
  }
  if (haltedIds.size > 0) process.kill(process.pid, 'SIGKILL');
  await closeServices(services);
}

const [environment = '{}', task = '', killPoints = '[]'] = process.argv.slice(2);
main(environment, task as CompanyTaskName, JSON.parse(killPoints) as readonly KillPoint[]).catch(
  (error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    process.exit(1);
  },
);
