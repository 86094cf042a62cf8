import * as z from 'zod';
import type { Services } from '../../context';
import { DomainError } from '../../errors';
import { byteOrderMark, csvLine } from '../../lib/csv';
import { readDownload } from '../../lib/downloadLink';
import { fileNameOf } from '../../lib/fileName';
import { authorise } from '../../permissions';
import type { Payment } from '../../schema.generated';
import { viewerOfSession } from '../auth/authenticate';
import { paymentColumns } from './columnNames';
import type { PaymentSelection } from './conditions';
import { cellsIn, headerOf } from './exportColumns';
import { exportedPayments, exportingCompany, type ExportSlice } from './exportSql';
import { paymentQueryInput } from './input';
import { settledSelection } from './settling';

const chunkRows = 1000;

const exportClaims = z.object({
  companyId: z.uuid(),
  sessionId: z.uuid(),
  columns: z.array(z.enum(paymentColumns.Incoming)),
  query: paymentQueryInput,
});

export type ExportClaims = z.output<typeof exportClaims>;

export interface Download {
  fileName: string;
  /** The file in parts of many lines, each read when the one before has been taken. */
  parts: AsyncIterable<string>;
}

/** Whoever asked for the link has to be allowed to still. */
async function refuseUnlessAllowed(
  services: Services,
  { companyId, sessionId }: ExportClaims,
): Promise<void> {
  authorise(await viewerOfSession(services, companyId, sessionId), 'MANAGE_PAYMENTS', 'export');
}

/** No transaction is open while a part is on its way: the reader may be as slow as they like. */
async function* partsOf(
  services: Services,
  claims: ExportClaims,
  selection: PaymentSelection,
  timeZone: string,
): AsyncGenerator<string, void, undefined> {
  const { companyId, columns, query } = claims;
  const cellsOf = cellsIn(columns, timeZone);
  yield byteOrderMark + csvLine(headerOf(columns, timeZone));
  let after: Payment | null = null;
  do {
    // Broken off here, the file can't be mistaken for a whole one.
    if (after) await refuseUnlessAllowed(services, claims);
    const slice: ExportSlice = { sort: query.sort, after, count: chunkRows };
    const rows = await services.database.inCompany(companyId, (db) =>
      exportedPayments(db, companyId, selection, slice),
    );
    yield rows.map((row) => csvLine(cellsOf(row))).join('');
    after = rows.length === chunkRows ? (rows.at(-1)?.payment ?? null) : null;
  } while (after);
}

/** Opens a link of exportPayments: as often as it is asked for, while it holds. */
export async function openExport(services: Services, token: string): Promise<Download> {
  const { data: claims } = exportClaims.safeParse(
    await readDownload(services.settings, 'payment-export', token),
  );
  if (!claims) {
    throw new DomainError('NOT_FOUND', 'This link to an export holds no longer. Export the payments again.');
  }
  await refuseUnlessAllowed(services, claims);
  const { companyId, query } = claims;
  return services.database.inCompany(companyId, async (db) => {
    const { selection, surroundings } = await settledSelection(db, companyId, query);
    const { name, timeZone, today } = await exportingCompany(db, companyId);
    // What is recorded while the file is on its way is not in it.
    const whole = { ...selection, upTo: surroundings.lastNumber };
    return {
      fileName: fileNameOf(name, 'payments', today),
      parts: partsOf(services, claims, whole, timeZone),
    };
  });
}
