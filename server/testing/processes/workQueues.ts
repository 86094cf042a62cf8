import { startServices } from '../../services';
import { parseSettings } from '../../settings';

// Works the queues for as long as it lives, and prints how many clients each acknowledged batch has touched.
async function main(environment: string): Promise<void> {
  const services = await startServices(parseSettings(JSON.parse(environment)));
  services.events.onEvery((event) => {
    if (event.type === 'clientChanged') process.stdout.write(`${event.count}\n`);
  });
}

main(process.argv[2] ?? '{}').catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
});
