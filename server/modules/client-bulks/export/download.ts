import type { Services } from '../../../context';
import { DomainError } from '../../../errors';
import { publish } from '../../../events';
import { readCompanyToken } from '../../../lib/companyToken';
import { byteOrderMark, csvLine } from '../../../lib/csv';
import type { CsvFile } from '../../../lib/csvFile';
import { dueEvery } from '../../../lib/dueEvery';
import { isId } from '../../../lib/ids';
import { permissionsOf } from '../../roles/rolePermissions';
import type { ExportOptions } from '../action';
import { cellsIn, headerOf } from './columns';
import {
  exportedValues,
  exporterOf,
  finishExport,
  liveExport,
  noteWritten,
  type Exporter,
  type LiveExport,
} from './sql';

const chunkRows = 1000;
const progressEveryMs = 250;

/** Whether they might ask for the same now. */
function mayRead(exporter: Exporter | null, { tellsOfMoney }: ExportOptions): boolean {
  const held = exporter ? permissionsOf(exporter.role, exporter.rolePermissions) : [];
  return held.includes('MANAGE_CLIENT_MANAGEMENT') && (!tellsOfMoney || held.includes('MANAGE_PAYMENTS'));
}

/** No transaction is open while a part is on its way: the reader may be as slow as they like. */
async function* partsOf(
  { database }: Services,
  companyId: string,
  { id, total, options }: LiveExport,
): AsyncGenerator<string, void, undefined> {
  const cellsOf = cellsIn(options);
  yield byteOrderMark + csvLine(headerOf(options));
  const isProgressDue = dueEvery(progressEveryMs);
  for (let after = 0; after < total; after += chunkRows) {
    const isDue = isProgressDue();
    const slice = { columns: options.columns, after, count: chunkRows };
    const values = await database.inCompany(companyId, async (db) => {
      if (isDue && (await noteWritten(db, companyId, id, after))) {
        await publish(db, { type: 'clientBulkChanged', companyId, bulkId: id });
      }
      if (!mayRead(await exporterOf(db, companyId, id), options)) return [];
      return exportedValues(db, companyId, id, slice);
    });
    // Broken off here, the file can't be mistaken for a whole one.
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
  if (!key || !found || !mayRead(found, found.options)) {
    throw new DomainError('NOT_FOUND', 'This link to an export holds no longer. Export the clients again.');
  }
  return { fileName: found.options.fileName, parts: partsOf(services, key.companyId, found) };
}
