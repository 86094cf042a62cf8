import { subscribe } from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';
import { makeCardProvider } from '../../card-provider/makeCardProvider';
import type { Database } from '../../db/database';
import { closeServices, openServices } from '../../openServices';
import { parseSettings } from '../../settings';
import type { Death } from '../killable';
import { works, type WorkName } from '../works';

const forever = new Promise<never>(() => {});

// Does a work in one company after another, up to the first in which it comes to its end. In each it stands still for
// ever after so many steps, and says so: a transaction, the card provider's own included, or an answer of a provider
// outside. Then it dies of kill -9 in all of them at once.
async function main(environment: string, work: WorkName, deaths: readonly Death[]): Promise<void> {
  const settings = parseSettings(JSON.parse(environment));
  const services = await openServices(settings);
  const opened = services.database;
  const still = new Set<string>();
  let current = '';
  let left = 0;
  let stand = (): void => {};
  const count = (): void => {
    left -= 1;
    if (left > 0) return;
    still.add(current);
    stand();
  };
  const inCompany: Database['inCompany'] = async (id, inside) => {
    if (still.has(id)) return forever;
    const result = await opened.inCompany(id, inside);
    if (id === current) count();
    return still.has(id) ? forever : result;
  };
  const database = { ...opened, inCompany };
  const cardProvider = await makeCardProvider(settings, database);
  subscribe('http.client.response.finish', (message) => {
    count();
    // Whoever asked never hears what was answered.
    if (still.has(current)) (message as { request: ClientRequest }).request.emit = () => true;
  });

  for (const { companyId, steps } of deaths) {
    current = companyId;
    left = steps;
    const stands = new Promise<boolean>((resolve) => (stand = () => resolve(false)));
    const ends = works[work]({ ...services, database, cardProvider }, companyId).then(() => true);
    if (await Promise.race([ends, stands])) break;
    process.stdout.write(`${companyId}\n`);
  }
  if (still.size > 0) process.kill(process.pid, 'SIGKILL');
  await closeServices(services);
}

const [environment = '{}', work = '', deaths = '[]'] = process.argv.slice(2);
main(environment, work as WorkName, JSON.parse(deaths) as readonly Death[]).catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exit(1);
});
