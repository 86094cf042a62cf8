import { readFileSync, watchFile } from 'node:fs';
import { startDnsServer, type Zone } from '../dnsServer';

// Serves DNS records from a file such as { "shop.acme.com": { "CNAME": ["…"] } }, and reloads it after each
// change. Usage: `node --import tsx server/testing/processes/serveDns.ts 5353 zones.json` with
// DNS_SERVERS=127.0.0.1:5353.
async function main(port: number, file: string): Promise<void> {
  const server = await startDnsServer(port);
  const knownNames = new Set<string>();
  const loadZones = (): void => {
    const zones = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Zone>;
    for (const name of knownNames) server.setRecords(name, {});
    for (const [name, zone] of Object.entries(zones)) {
      knownNames.add(name);
      server.setRecords(name, zone);
    }
  };
  loadZones();
  watchFile(file, { interval: 500 }, () => {
    try {
      loadZones();
    } catch (error) {
      process.stderr.write(`${file} could not be read: ${String(error)}\n`);
    }
  });
  process.stdout.write(`${server.address}\n`);
}

main(Number(process.argv[2] ?? '5353'), process.argv[3] ?? 'zones.json').catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
});
