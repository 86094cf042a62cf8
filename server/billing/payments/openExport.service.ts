import * as z from 'zod';
import { authorize, type Payment, readDownload, type Services } from '../../platform';
import { viewerOfSession } from '../../identity';
import { t } from '../../lib/i18n/i18n';
import { DomainError } from '../../lib/errors';
import { csvParts, rowsPerPart, type CsvFile } from '../../lib/csvFile';
import { fileNameOf } from '../../lib/fileName';
import { paymentColumns } from '../../../contract/paymentColumns';
import type { PaymentSelection } from './conditions';
import { createRowFormatter, formatHeader } from './exportColumns';
import { exportedPayments, exportingCompany, type ExportSlice } from './export.repository';
import { paymentQueryInput } from './input';
import { resolveSelection } from './resolveSelection';

const exportClaims = z.object({
  companyId: z.uuid(),
  sessionId: z.uuid(),
  columns: z.array(z.enum(paymentColumns.Incoming)),
  query: paymentQueryInput,
});

export type ExportClaims = z.output<typeof exportClaims>;

async function requireExportPermission(
  services: Services,
  { companyId, sessionId }: ExportClaims,
): Promise<void> {
  authorize(await viewerOfSession(services, companyId, sessionId), 'MANAGE_PAYMENTS', 'export');
}

function exportParts(
  services: Services,
  claims: ExportClaims,
  selection: PaymentSelection,
  timeZone: string,
): AsyncIterable<string> {
  const { companyId, columns, query } = claims;
  const formatRow = createRowFormatter(columns, timeZone);
  return csvParts<{ after: Payment | null }>({
    header: formatHeader(columns, timeZone),
    start: { after: null },
    checkAccess: () => requireExportPermission(services, claims),
    async read({ after }) {
      const slice: ExportSlice = { sort: query.sort, after, count: rowsPerPart };
      const rows = await services.database.inCompany(companyId, (db) =>
        exportedPayments(db, companyId, selection, slice),
      );
      const last = rows.length === rowsPerPart ? rows.at(-1) : undefined;
      return { lines: rows.map(formatRow), next: last ? { after: last.payment } : null };
    },
  });
}

/**
 * Opens an export link, which works repeatedly until it expires. Throws `NOT_FOUND` if it is invalid or
 * expired, and `UNAUTHENTICATED` or `FORBIDDEN` if the operator's access has ended.
 */
export async function openExport(services: Services, token: string): Promise<CsvFile> {
  const { data: claims } = exportClaims.safeParse(
    await readDownload(services.settings, 'payment-export', token),
  );
  if (!claims) {
    throw new DomainError('NOT_FOUND', t('This download link has expired. Export the payments again.'));
  }
  await requireExportPermission(services, claims);
  const { companyId, query } = claims;
  return services.database.inCompany(companyId, async (db) => {
    const { selection, context } = await resolveSelection(db, companyId, query);
    const { name, timeZone, today } = await exportingCompany(db, companyId);
    // Excludes payments that are added during the download.
    const fixedSelection = { ...selection, maxNumber: context.lastNumber };
    return {
      fileName: fileNameOf(name, 'payments', today),
      downloadKey: `payment-export ${companyId}`,
      parts: exportParts(services, claims, fixedSelection, timeZone),
    };
  });
}
