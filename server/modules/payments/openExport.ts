import * as z from 'zod';
import type { Services } from '../../context';
import { DomainError } from '../../errors';
import { csvParts, rowsPerPart, type CsvFile } from '../../lib/csvFile';
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

const exportClaims = z.object({
  companyId: z.uuid(),
  sessionId: z.uuid(),
  columns: z.array(z.enum(paymentColumns.Incoming)),
  query: paymentQueryInput,
});

export type ExportClaims = z.output<typeof exportClaims>;

/** Whoever asked for the link has to be allowed to still. */
async function refuseUnlessAllowed(
  services: Services,
  { companyId, sessionId }: ExportClaims,
): Promise<void> {
  authorise(await viewerOfSession(services, companyId, sessionId), 'MANAGE_PAYMENTS', 'export');
}

function partsOf(
  services: Services,
  claims: ExportClaims,
  selection: PaymentSelection,
  timeZone: string,
): AsyncIterable<string> {
  const { companyId, columns, query } = claims;
  const cellsOf = cellsIn(columns, timeZone);
  return csvParts<{ after: Payment | null }>({
    header: headerOf(columns, timeZone),
    start: { after: null },
    checkAccess: () => refuseUnlessAllowed(services, claims),
    async read({ after }) {
      const slice: ExportSlice = { sort: query.sort, after, count: rowsPerPart };
      const rows = await services.database.inCompany(companyId, (db) =>
        exportedPayments(db, companyId, selection, slice),
      );
      const last = rows.length === rowsPerPart ? rows.at(-1) : undefined;
      return { lines: rows.map(cellsOf), next: last ? { after: last.payment } : null };
    },
  });
}

/** Opens a link of exportPayments: as often as it is asked for, while it holds. */
export async function openExport(services: Services, token: string): Promise<CsvFile> {
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
      downloadKey: `payment-export ${companyId}`,
      parts: partsOf(services, claims, whole, timeZone),
    };
  });
}
