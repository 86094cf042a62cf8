import { openServices } from '../../openServices';
import { workClientBulks } from '../../modules/client-bulks/run';
import { workClientImports } from '../../modules/client-imports/run';
import { parseSettings } from '../../settings';

// Works the queues, prints how many clients each acknowledged batch has touched, and dies of kill -9 after so many: by
// its own hand, because who is told of a batch by another process may be too late to end this one before its work ends.
async function main(environment: string, batches: number): Promise<void> {
  const services = await openServices(parseSettings(JSON.parse(environment)));
  let seen = 0;
  services.events.subscribeToAll((event) => {
    if (event.type !== 'clientChanged') return;
    process.stdout.write(`${event.count}\n`);
    seen += 1;
    if (seen === batches) process.kill(process.pid, 'SIGKILL');
  });
  await workClientImports(services);
  await workClientBulks(services);
}

main(process.argv[2] ?? '{}', Number(process.argv[3])).catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
});
