import type { AddressInfo } from 'node:net';
import { buildApp } from '../../server/app';
import type { Context } from '../../server/context';
import { exportClients } from '../../server/modules/client-bulks/export/exportClients';
import { closeServices } from '../../server/openServices';
import { startServices } from '../../server/services';
import { parseSettings } from '../../server/settings';
import { viewerOf } from '../../server/testing/viewers';
import type { CompanyRow, OperatorRow } from '../../server/testing/inhabitants';

export interface ExportApiInput {
  environment: Record<string, string>;
  company: CompanyRow;
  operator: OperatorRow;
}

const sampleEveryMs = 20;

/** The most that the process has held since the last call, in bytes. */
function peakMemory(): () => number {
  let peak = 0;
  setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), sampleEveryMs).unref();
  return () => {
    const most = Math.max(peak, process.memoryUsage.rss());
    peak = 0;
    return most;
  };
}

/** The API by itself, which answers links to exports and how much memory it has held: one line for each line it reads. */
async function main({ environment, company, operator }: ExportApiInput): Promise<void> {
  const services = await startServices(parseSettings(environment));
  const app = await buildApp(services);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const ctx: Context = {
    services,
    viewer: await viewerOf(services.database, company, operator),
    caller: { requestId: 'bench', ipAddress: '127.0.0.1', userAgent: null },
  };
  const peak = peakMemory();
  const answers: Readonly<Record<string, (argument: string) => Promise<string>>> = {
    async link(upTo) {
      const selection = { upTo: Number(upTo) };
      const { url } = await exportClients(ctx, { columns: [], selection });
      return `http://127.0.0.1:${port}${url}`;
    },
    peak: async () => String(peak()),
  };
  process.on('message', async (line: string) => {
    const [name = '', argument = ''] = line.split(' ');
    process.send?.(await answers[name]?.(argument));
  });
  process.on('disconnect', () => void app.close().then(() => closeServices(services)));
  process.send?.('ready');
}

void main(JSON.parse(process.argv[2] ?? '{}'));
