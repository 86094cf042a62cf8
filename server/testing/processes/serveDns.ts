import { readFileSync, watchFile } from 'node:fs';
import { startDnsServer, type Zone } from '../dnsServer';

// Answers as a DNS server from a file of names and records, { "shop.acme.com": { "CNAME": ["…"] } }, read anew whenever
// it is saved: `node --import tsx server/testing/processes/serveDns.ts 5353 zones.json`, and DNS_SERVERS=127.0.0.1:5353.
async function main(port: number, file: string): Promise<void> {
  const server = await startDnsServer(port);
  const known = new Set<string>();
  const read = (): void => {
    const zones = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Zone>;
    for (const name of known) server.set(name, {});
    for (const [name, zone] of Object.entries(zones)) {
      known.add(name);
      server.set(name, zone);
    }
  };
  read();
  watchFile(file, { interval: 500 }, () => {
    try {
      read();
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
