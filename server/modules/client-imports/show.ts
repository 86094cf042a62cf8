import type { Db } from '../../db/database';
import { notFound } from '../../errors';
import type { ClientImport } from '../../schema.generated';
import { rowsAfter } from './rowsSql';
import { importById } from './sql';

const sampledRows = 50;
const samplesPerColumn = 3;

/** An import as the console sees it, with the first values of each column. */
export async function showImport(db: Db, companyId: string, id: string): Promise<ClientImport> {
  const record = await importById(db, companyId, id);
  if (!record) throw notFound('import');
  const rows = await rowsAfter(db, companyId, id, 0, sampledRows);
  const { headers, mapping, ...shown } = record;
  const columns = headers.map((header, index) => ({
    index,
    header,
    samples: rows
      .map(({ cells }) => cells[index]?.trim() ?? '')
      .filter((value) => value !== '')
      .slice(0, samplesPerColumn),
    field: mapping[index] ?? null,
  }));
  return { ...shown, columns };
}
