import type { AddressInfo } from 'node:net';
import { buildApp } from '../../../server/app';
import { type Context } from '../../../server/platform';
import { parseSettings } from '../../../server/platform/startup';
import { exportClients } from '../../../server/billing/internals';
import { closeServices } from '../../../server/openServices';
import { startServices } from '../../../server/services';
import { createViewer } from '../../../server/testing/createViewer';
import type { CompanyRow, OperatorRow } from '../../../server/testing/factories';
import { handleCommands } from '../program';

export interface ExportApiInput {
  environment: Record<string, string>;
  company: CompanyRow;
  operator: OperatorRow;
}

/**
 * `link` returns the URL of an export of `clients` clients. `peak` returns the peak memory in bytes since the
 * previous `peak`.
 */
export type ExportCommand = { do: 'link'; clients: number } | { do: 'peak' };

const sampleEveryMs = 20;

/** Returns a function that returns the peak resident memory since its previous call, in bytes. */
function trackPeakMemory(): () => number {
  let peak = 0;
  setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), sampleEveryMs).unref();
  return () => {
    const maxBytes = Math.max(peak, process.memoryUsage.rss());
    peak = 0;
    return maxBytes;
  };
}

async function main({ environment, company, operator }: ExportApiInput): Promise<void> {
  const services = await startServices(parseSettings(environment));
  const app = await buildApp(services);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const ctx: Context = {
    services,
    viewer: await createViewer(services.database, company, operator),
    caller: { requestId: 'bench', ipAddress: '127.0.0.1', userAgent: null },
  };
  const peak = trackPeakMemory();
  async function createExportLink(clients: number): Promise<string> {
    const { url } = await exportClients(ctx, { columns: [], selection: { maxNumber: clients } });
    return `http://127.0.0.1:${port}${url}`;
  }
  handleCommands<ExportCommand>(
    async (command) => (command.do === 'link' ? createExportLink(command.clients) : peak()),
    async () => {
      await app.close();
      await closeServices(services);
    },
  );
}

void main(JSON.parse(process.argv[2] ?? '{}'));
