import { subscribe } from 'node:diagnostics_channel';
import { makeCardProvider } from '../../card-provider/makeCardProvider';
import type { Database } from '../../db/database';
import { closeServices, openServices } from '../../openServices';
import { parseSettings } from '../../settings';
import { works, type WorkName } from '../works';

// Does a work in a company and dies of kill -9 after so many steps, each a transaction, the card provider's own included,
// or an answer of a provider outside; says so where it came to its end before.
async function main(environment: string, work: string, companyId: string, steps: number): Promise<void> {
  const settings = parseSettings(JSON.parse(environment));
  const services = await openServices(settings);
  const opened = services.database;
  let done = 0;
  const count = (): void => {
    done += 1;
    if (done === steps) process.kill(process.pid, 'SIGKILL');
  };
  const inCompany: Database['inCompany'] = async (id, inside) => {
    const result = await opened.inCompany(id, inside);
    count();
    return result;
  };
  const database = { ...opened, inCompany };
  const cardProvider = await makeCardProvider(settings, database);
  subscribe('http.client.response.finish', count);
  await works[work as WorkName]({ ...services, database, cardProvider }, companyId);
  process.stdout.write('done\n');
  await closeServices(services);
}

main(process.argv[2] ?? '{}', process.argv[3] ?? '', process.argv[4] ?? '', Number(process.argv[5])).catch(
  (error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    process.exitCode = 1;
  },
);
