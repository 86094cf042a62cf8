import { startServices } from '../../services';
import { parseSettings } from '../../settings';

// Works the import queue for as long as it lives, and prints how many clients each acknowledged batch has added.
async function main(environment: string): Promise<void> {
  const services = await startServices(parseSettings(JSON.parse(environment)));
  services.events.onEvery((event) => {
    if (event.type === 'clientChanged') console.log(event.count);
  });
}

main(process.argv[2] ?? '{}').catch((error: unknown) => {
  console.error(String(error));
  process.exitCode = 1;
});
