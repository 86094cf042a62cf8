import type { AddressInfo } from 'node:net';
import { buildApp } from '../../server/app';
import type { Context } from '../../server/context';
import { exportClients } from '../../server/modules/client-bulks/export/exportClients';
import { closeServices } from '../../server/openServices';
import { startServices } from '../../server/services';
import { parseSettings } from '../../server/settings';
import { createViewer } from '../../server/testing/createViewer';
import type { CompanyRow, OperatorRow } from '../../server/testing/factories';
import { answerQuestions } from '../program';

export interface ExportApiInput {
  environment: Record<string, string>;
  company: CompanyRow;
  operator: OperatorRow;
}

/** A link to an export of so many clients, or how much memory was held at most since that was asked last. */
export type ExportQuestion = { do: 'link'; clients: number } | { do: 'peak' };

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

/** The API by itself, which answers links to exports and how much memory it has held. */
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
  const peak = peakMemory();
  async function linkTo(clients: number): Promise<string> {
    const { url } = await exportClients(ctx, { columns: [], selection: { upTo: clients } });
    return `http://127.0.0.1:${port}${url}`;
  }
  answerQuestions<ExportQuestion>(
    async (question) => (question.do === 'link' ? linkTo(question.clients) : peak()),
    async () => {
      await app.close();
      await closeServices(services);
    },
  );
}

void main(JSON.parse(process.argv[2] ?? '{}'));
