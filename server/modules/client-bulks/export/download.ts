import type { Services } from '../../../context';
import { DomainError } from '../../../errors';
import { publish } from '../../../events';
import { readCompanyToken } from '../../../lib/companyToken';
import { byteOrderMark, csvLine } from '../../../../contract/csv';
import { rowsPerPart, type CsvFile } from '../../../lib/csvFile';
import { createThrottle } from '../../../lib/createThrottle';
import { isId } from '../../../lib/ids';
import { authorise } from '../../../permissions';
import { viewerOfSession } from '../../auth/authenticate';
import { cellsIn, headerOf } from './columns';
import { exportedValues, finishExport, liveExport, noteWritten, type LiveExport } from './sql';

// Each time is a commit that the disk has to keep.
const progressEveryMs = 1000;

/** Whoever asked for the link has to be signed in as they were, and allowed to ask for the same now. */
async function refuseUnlessAllowed(
  services: Services,
  companyId: string,
  { sessionId, options: { tellsOfMoney } }: LiveExport,
): Promise<void> {
  const viewer = await viewerOfSession(services, companyId, sessionId);
  authorise(viewer, 'MANAGE_CLIENT_MANAGEMENT', 'export');
  if (tellsOfMoney) authorise(viewer, 'MANAGE_PAYMENTS', 'export');
}

/** No transaction is open while a part is on its way: the reader may be as slow as they like. */
async function* partsOf(
  services: Services,
  companyId: string,
  found: LiveExport,
): AsyncGenerator<string, void, undefined> {
  const { database } = services;
  const { id, total, options } = found;
  const cellsOf = cellsIn(options);
  yield byteOrderMark + csvLine(headerOf(options));
  const isProgressDue = createThrottle(progressEveryMs);
  for (let after = 0; after < total; after += rowsPerPart) {
    // Broken off here or below, the file can't be mistaken for a whole one.
    await refuseUnlessAllowed(services, companyId, found);
    const isDue = isProgressDue();
    const slice = { columns: options.columns, after, count: rowsPerPart };
    const values = await database.inCompany(companyId, async (db) => {
      if (isDue && (await noteWritten(db, companyId, id, after))) {
        await publish(db, { type: 'clientBulkChanged', companyId, bulkId: id });
      }
      return exportedValues(db, companyId, id, slice);
    });
    if (values.length === 0) throw new Error(`The export ${id} has ended before its file.`);
    yield values.map((row) => csvLine(cellsOf(row))).join('');
  }
  await database.inCompany(companyId, async (db) => {
    if (!(await finishExport(db, companyId, id))) return;
    await publish(db, { type: 'clientBulkChanged', companyId, bulkId: id });
  });
}

/** Opens a link of exportClients: as often as it is asked for, while it holds. */
export async function openDownload(services: Services, id: string, token: string): Promise<CsvFile> {
  const key = readCompanyToken(token);
  const found =
    key && isId(id)
      ? await services.database.inCompany(key.companyId, (db) => liveExport(db, key.companyId, id, key.hash))
      : null;
  if (!key || !found) {
    throw new DomainError('NOT_FOUND', 'This link to an export holds no longer. Export the clients again.');
  }
  await refuseUnlessAllowed(services, key.companyId, found);
  return {
    fileName: found.options.fileName,
    downloadKey: `client-export ${key.companyId}`,
    parts: partsOf(services, key.companyId, found),
  };
}
