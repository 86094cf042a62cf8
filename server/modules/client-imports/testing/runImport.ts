import type { Context } from '../../../context';
import type { ClientImport } from '../../../schema.generated';
import { countClients } from '../../clients/service';
import { clientImportChanges, showChangedImport } from '../changes';
import { checkClientImport } from '../check';
import { startClientImport } from '../service';
import { uploadClientImport } from '../upload';

export const rowsOf = (count: number): string =>
  Array.from({ length: count }, (_, index) => `Client ${index},c${index}@client.test`).join('\n');

/** Uploads and checks a file of these rows of a name and an email each. */
export async function uploadAndCheck(ctx: Context, rows: string): Promise<ClientImport> {
  const { id } = await uploadClientImport(ctx, {
    name: 'clients.csv',
    bytes: Buffer.from(`Name,Email\n${rows}`),
  });
  return checkClientImport(ctx, id, [
    { column: 0, field: 'Name' },
    { column: 1, field: 'Email' },
  ]);
}

/** Returns an import's progress events until it finishes. */
export async function follow(ctx: Context, id: string): Promise<ClientImport[]> {
  const seen: ClientImport[] = [];
  const changes = await clientImportChanges(ctx, id);
  for (;;) {
    const { value, done } = await changes.next();
    if (done) return seen;
    const shown = await showChangedImport(ctx, value);
    seen.push(shown);
    if (shown.finishedAt) await changes.return?.();
  }
}

/** Starts an import and returns its progress events. */
export async function runToTheEnd(ctx: Context, id: string): Promise<ClientImport[]> {
  const followed = follow(ctx, id);
  await startClientImport(ctx, id, 'OnlyGoodRows');
  return followed;
}

/** Imports this many rows into an empty company and expects at most four progress events a second. */
export async function expectThrottledProgress(ctx: Context, count: number): Promise<void> {
  const { id } = await uploadAndCheck(ctx, rowsOf(count));
  const started = performance.now();
  const told = await runToTheEnd(ctx, id);
  const seconds = (performance.now() - started) / 1000;
  expect(told.at(-1)).toMatchObject({ status: 'Finished', importedRows: count });
  // The first state and the ends of the check and of the import are always sent, and so is the start.
  expect(told.length).toBeLessThanOrEqual(seconds * 4 + 5);
  await expect(countClients(ctx)).resolves.toMatchObject({ total: count });
}
