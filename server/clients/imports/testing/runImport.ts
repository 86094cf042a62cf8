import type { ClientImport, Context } from '../../../platform';
import { countClients } from '../../clients.service';
import { checkClientImport } from '../check.service';
import { clientImportChanges, loadChangedImport, startClientImport } from '../imports.service';
import { uploadClientImport } from '../upload.service';

export const csvRows = (count: number): string =>
  Array.from({ length: count }, (_, index) => `Client ${index},c${index}@client.test`).join('\n');

/** Uploads and checks a CSV file with these rows of names and emails. */
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

/** Waits until an import ends, and returns its state at each progress event. */
export async function collectProgress(ctx: Context, id: string): Promise<ClientImport[]> {
  const progress: ClientImport[] = [];
  const changes = await clientImportChanges(ctx, id);
  for (;;) {
    const { value, done } = await changes.next();
    if (done) return progress;
    const snapshot = await loadChangedImport(ctx, value);
    progress.push(snapshot);
    if (snapshot.finishedAt) await changes.return?.();
  }
}

/** Starts an import, waits until it ends, and returns its state at each progress event. */
export async function runImport(ctx: Context, id: string): Promise<ClientImport[]> {
  const pendingProgress = collectProgress(ctx, id);
  await startClientImport(ctx, id, 'OnlyValidRows');
  return pendingProgress;
}

/** Imports `count` rows into an empty company and expects at most four progress events a second. */
export async function expectThrottledProgress(ctx: Context, count: number): Promise<void> {
  const { id } = await uploadAndCheck(ctx, csvRows(count));
  const startedAt = performance.now();
  const progress = await runImport(ctx, id);
  const seconds = (performance.now() - startedAt) / 1000;
  expect(progress.at(-1)).toMatchObject({ status: 'Finished', importedRows: count });
  // The first state, the start, and the ends of the check and the import are never throttled.
  expect(progress.length).toBeLessThanOrEqual(seconds * 4 + 5);
  await expect(countClients(ctx)).resolves.toMatchObject({ total: count });
}
