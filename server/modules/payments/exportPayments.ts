import type { Context } from '../../context';
import { badInput } from '../../errors';
import { signDownload } from '../../lib/downloadLink';
import { parseInput } from '../../lib/parseInput';
import { authorise } from '../../permissions';
import type { DownloadLink, ExportPaymentsInput, PaymentColumn } from '../../schema.generated';
import { writeAuditEvent } from '../audit/service';
import { paymentColumns, usualColumns } from './columnNames';
import { withCurrency } from './exportColumns';
import type { ExportClaims } from './openExport';
import { paymentQueryInput } from './input';
import { settledSelection } from './settling';
import { countIn, standingsOf } from './standing';

function chosenColumns({ direction, columns }: ExportPaymentsInput): PaymentColumn[] {
  const chosen = columns && columns.length > 0 ? columns : usualColumns[direction];
  if (!chosen.every((name) => paymentColumns[direction].includes(name))) {
    throw badInput({ columns: 'These payments have no such column.' });
  }
  return withCurrency(chosen);
}

/** A link to a file of what the filter leaves when it is opened, in the order of the list. */
export async function exportPayments(ctx: Context, input: ExportPaymentsInput): Promise<DownloadLink> {
  const { companyId, sessionId } = authorise(ctx.viewer, 'MANAGE_PAYMENTS', 'export');
  const columns = chosenColumns(input);
  const query = parseInput(paymentQueryInput, input);
  const { database, settings } = ctx.services;
  await database.inCompany(companyId, async (db) => {
    const { selection, surroundings } = await settledSelection(db, companyId, query);
    const standings = await standingsOf(db, companyId, selection, surroundings);
    const payments = countIn(standings, query.status);
    await writeAuditEvent(db, ctx, {
      action: 'payment.exported',
      targetType: 'Payment',
      targetId: null,
      targetLabel: `${input.direction} payments`,
      changes: [
        { field: 'payments', before: null, after: payments },
        { field: 'columns', before: null, after: columns },
      ],
    });
  });
  const claims: ExportClaims = { companyId, sessionId, columns, query };
  return signDownload(settings, 'payment-export', '/payment-exports', { ...claims });
}
