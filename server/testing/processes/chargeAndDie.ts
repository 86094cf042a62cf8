import { makeCardProvider } from '../../card-provider/makeCardProvider';
import type { Database } from '../../db/database';
import { openDatabase } from '../../db/openDatabase';
import { startJobs } from '../../jobs';
import { chargeCompany } from '../../modules/charging/run';
import { parseSettings } from '../../settings';

// Charges a company and dies of kill -9 after so many transactions, the card provider's own included; says so where it
// came to its end before.
async function main(environment: string, companyId: string, transactions: number): Promise<void> {
  const settings = parseSettings(JSON.parse(environment));
  const opened = await openDatabase(settings);
  let done = 0;
  const inCompany: Database['inCompany'] = async (id, work) => {
    const result = await opened.inCompany(id, work);
    done += 1;
    if (done === transactions) process.kill(process.pid, 'SIGKILL');
    return result;
  };
  const jobs = await startJobs(opened);
  const database = { ...opened, inCompany };
  const cardProvider = makeCardProvider(settings, database);
  await chargeCompany({ settings, database, jobs, cardProvider }, companyId);
  process.stdout.write('done\n');
  await jobs.stop();
  await opened.close();
}

main(process.argv[2] ?? '{}', process.argv[3] ?? '', Number(process.argv[4])).catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
});
