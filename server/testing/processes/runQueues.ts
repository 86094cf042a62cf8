import { openServices } from '../../openServices';
import { parseSettings } from '../../platform/startup';
import { registerClientImportJobs } from '../../clients';
import { workClientBulks } from '../../billing';

// Runs the queues, prints the client count of each committed batch, and sends itself SIGKILL after `batches`
// batches. A parent process could be too late to kill it.
async function main(environment: string, batches: number): Promise<void> {
  const services = await openServices(parseSettings(JSON.parse(environment)));
  let batchCount = 0;
  services.events.subscribeToAll((event) => {
    if (event.type !== 'clientChanged') return;
    process.stdout.write(`${event.count}\n`);
    batchCount += 1;
    if (batchCount === batches) process.kill(process.pid, 'SIGKILL');
  });
  await registerClientImportJobs(services);
  await workClientBulks(services);
}

main(process.argv[2] ?? '{}', Number(process.argv[3])).catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
});
