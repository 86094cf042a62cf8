import type { Context, Viewer } from '../../context';
import type { Db } from '../../db/database';
import { badInput, DomainError } from '../../errors';
import { fairQueue } from '../../lib/fairQueue';
import { newId } from '../../lib/ids';
import { authorise } from '../../permissions';
import { limit } from '../auth/limits';
import { refuseFile } from './decode';
import { encodings, isEncoding, type Encoding } from './encodings';
import type { OpenedFile } from './openFile';
import { withOpenFile } from './openInThread';
import type { CsvRow } from './readCsv';
import { recordImport } from './record';
import { insertRows } from './rowsSql';
import { deleteImport, insertImport, updateImport } from './sql';

const maxRows = 50_000;
const fileNameMaxLength = 255;

export interface UploadedFile {
  name: string;
  bytes: Uint8Array;
  /** Detected if missing. */
  encoding?: string | undefined;
}

function chosenEncoding(name: string | undefined): Encoding | null {
  if (name === undefined || isEncoding(name)) return name ?? null;
  throw badInput({ encoding: `This encoding is not supported. Use one of ${encodings.join(', ')}.` });
}

async function keepRows(
  batches: AsyncIterable<CsvRow[]>,
  keep: (batch: CsvRow[]) => Promise<void>,
): Promise<number> {
  let total = 0;
  for await (const batch of batches) {
    total += batch.length;
    if (total > maxRows) {
      throw refuseFile('This file has more than 50,000 rows. Split it into smaller files.');
    }
    await keep(batch);
  }
  if (total === 0) throw refuseFile('This file has a header and no rows below it.');
  return total;
}

const safeName = (name: string): string =>
  name.replace(/[\p{Cc}\p{Cs}]/gu, '').slice(0, fileNameMaxLength) || 'clients.csv';

/** Before the file is read: nobody sends 20 MB to be told that they may not. */
export async function admitUpload(ctx: Context): Promise<void> {
  const { companyId } = authorise(ctx.viewer, 'MANAGE_CLIENT_MANAGEMENT', 'write');
  await limit(ctx.services, 'client-import-company', companyId);
}

const full = () =>
  new DomainError('RATE_LIMITED', 'Very many files are being read just now. Try again in a minute.', {
    retryAfterSeconds: 30,
  });

// Each takes the processor and the database for a while, and waits with all its bytes.
const inTurn = fairQueue({ concurrency: 2, maxWaiting: 10, maxPerKey: 2, createError: full });

/** Reads an uploaded file and keeps its rows. Nothing is added to the clients yet. */
export async function uploadClientImport(
  ctx: Context,
  file: UploadedFile,
): Promise<{ id: string; totalRows: number }> {
  const viewer = authorise(ctx.viewer, 'MANAGE_CLIENT_MANAGEMENT', 'write');
  const chosen = chosenEncoding(file.encoding);
  return inTurn([viewer.companyId], () =>
    withOpenFile(file.bytes, chosen, (opened) => keepFile(ctx, viewer, safeName(file.name), opened)),
  );
}

async function keepFile(
  ctx: Context,
  { companyId, operatorId }: Viewer,
  fileName: string,
  { encoding, isEncodingUncertain, delimiter, columns, batches }: OpenedFile,
): Promise<{ id: string; totalRows: number }> {
  const id = newId();
  // A transaction a batch, so that nobody else waits for the whole of a large file.
  const inTransaction = (work: (db: Db) => Promise<void>) => ctx.services.database.inCompany(companyId, work);
  const { headers, mapping } = columns;
  await inTransaction((db) =>
    insertImport(db, companyId, operatorId, {
      id,
      fileName,
      encoding,
      isEncodingUncertain,
      delimiter,
      headers,
      mapping,
    }),
  );
  try {
    const totalRows = await keepRows(batches, (batch) =>
      inTransaction((db) => insertRows(db, companyId, id, batch)),
    );
    await inTransaction(async (db) => {
      await updateImport(db, companyId, id, { totalRows });
      await recordImport(db, ctx, 'uploaded', { id, fileName }, [
        { field: 'totalRows', before: null, after: totalRows },
      ]);
    });
    return { id, totalRows };
  } catch (error) {
    await inTransaction((db) => deleteImport(db, companyId, id));
    throw error;
  }
}
