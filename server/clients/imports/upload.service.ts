import { withoutDirectionMarks } from '../../../contract/directionMarks';
import { authorize, type Context, type Db, limit, type Viewer } from '../../platform';
import { t } from '../../lib/i18n/i18n';
import { badInput, DomainError } from '../../lib/errors';
import { fairQueue } from '../../lib/fairQueue';
import { newId } from '../../lib/ids';
import { invalidFile } from './decode';
import { encodings, isEncoding, type Encoding } from './encodings';
import type { OpenedFile } from './openFile';
import { withOpenFile } from './openInThread';
import type { CsvRow } from './readCsv';
import { auditImport } from './clientImport';
import { insertRows } from './rows.repository';
import { deleteImport, insertImport, updateImport } from './imports.repository';
import { importMaxRows } from '../../../contract/uploads';
import { listText, numberText } from '../../lib/localeText';

const fileNameMaxLength = 255;

export interface UploadedFile {
  name: string;
  bytes: Uint8Array;
  encoding?: string | undefined;
}

function parseEncoding(name: string | undefined): Encoding | null {
  if (name === undefined || isEncoding(name)) return name ?? null;
  throw badInput({
    encoding: t('This encoding isn’t supported. Use one of these: {encodings}.', {
      encodings: listText(encodings, 'unit'),
    }),
  });
}

async function storeRows(
  batches: AsyncIterable<CsvRow[]>,
  store: (batch: CsvRow[]) => Promise<void>,
): Promise<number> {
  let total = 0;
  for await (const batch of batches) {
    total += batch.length;
    if (total > importMaxRows) {
      throw invalidFile(
        t('This file has more than {max} rows. Split it into smaller files.', {
          max: numberText(importMaxRows),
        }),
      );
    }
    await store(batch);
  }
  if (total === 0) throw invalidFile(t('This file has no rows below the header.'));
  return total;
}

const safeName = (name: string): string =>
  withoutDirectionMarks(name)
    .replace(/[\p{Cc}\p{Cs}]/gu, '')
    .slice(0, fileNameMaxLength) || 'clients.csv';

/**
 * Checks the permission and counts the upload toward the hourly limit. Runs before the file is received, so
 * that a rejected caller doesn't send 20 MB.
 */
export async function authorizeUpload(ctx: Context): Promise<void> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_CLIENT_MANAGEMENT', 'write');
  await limit(ctx.services, 'client-import-company', companyId);
}

const tooManyUploads = () =>
  new DomainError('RATE_LIMITED', t('Too many files are being processed right now. Try again in a minute.'), {
    retryAfterSeconds: 30,
  });

// The queue is short, because each upload uses CPU and database time, and a waiting upload occupies memory.
const runInUploadQueue = fairQueue({
  concurrency: 2,
  maxWaiting: 10,
  maxPerKey: 2,
  createError: tooManyUploads,
});

/**
 * Parses an uploaded file and stores its rows for the check. Creates no clients. Throws `BAD_USER_INPUT` for
 * an invalid file, and `RATE_LIMITED` if the queue is full.
 */
export async function uploadClientImport(
  ctx: Context,
  file: UploadedFile,
): Promise<{ id: string; totalRows: number }> {
  const viewer = authorize(ctx.viewer, 'MANAGE_CLIENT_MANAGEMENT', 'write');
  const encoding = parseEncoding(file.encoding);
  return runInUploadQueue([viewer.companyId], () =>
    withOpenFile(file.bytes, encoding, (openedFile) =>
      storeFile(ctx, viewer, safeName(file.name), openedFile),
    ),
  );
}

async function storeFile(
  ctx: Context,
  { companyId, operatorId }: Viewer,
  fileName: string,
  { encoding, isEncodingUncertain, delimiter, columns, batches }: OpenedFile,
): Promise<{ id: string; totalRows: number }> {
  const id = newId();
  // One transaction per batch limits how long other requests wait for a large file.
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
    const totalRows = await storeRows(batches, (batch) =>
      inTransaction((db) => insertRows(db, companyId, id, batch)),
    );
    await inTransaction(async (db) => {
      await updateImport(db, companyId, id, { totalRows });
      await auditImport(db, ctx, 'uploaded', { id, fileName }, [
        { field: 'totalRows', before: null, after: totalRows },
      ]);
    });
    return { id, totalRows };
  } catch (error) {
    await inTransaction((db) => deleteImport(db, companyId, id));
    throw error;
  }
}
