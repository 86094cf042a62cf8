import {
  authorize,
  type Context,
  type DownloadLink,
  type ExportPaymentsInput,
  messageTarget,
  signDownload,
  writeAuditEvent,
} from '../../platform';
import { listNames } from '../../clients';
import { t } from '../../lib/i18n/i18n';
import { badInput } from '../../lib/errors';
import { parseInput } from '../../lib/input';
import type { PaymentColumn } from '../../../contract/enums';
import { paymentColumns, defaultColumns } from '../../../contract/paymentColumns';
import { withCurrency } from './exportColumns';
import type { ExportClaims } from './openExport.service';
import { paymentQueryInput } from './input';
import { resolveSelection } from './resolveSelection';
import { countIn, loadStatusTotals } from './statusTotals';

function chosenColumns({ direction, columns }: ExportPaymentsInput): PaymentColumn[] {
  const chosen = columns && columns.length > 0 ? columns : defaultColumns[direction];
  const available: readonly PaymentColumn[] = paymentColumns[direction];
  if (!chosen.every((name) => available.includes(name))) {
    throw badInput({ columns: t('Choose only columns of this list.') });
  }
  return withCurrency(chosen);
}

/**
 * Audits an export and returns a link to its CSV file. The filter applies when the link is opened, and the
 * rows are in the order of the payment list.
 */
export async function exportPayments(ctx: Context, input: ExportPaymentsInput): Promise<DownloadLink> {
  const { companyId, sessionId } = authorize(ctx.viewer, 'MANAGE_PAYMENTS', 'export');
  const columns = chosenColumns(input);
  const query = parseInput(paymentQueryInput, input);
  const { database, settings } = ctx.services;
  await database.inCompany(companyId, async (db) => {
    const { selection, context } = await resolveSelection(db, companyId, query);
    const statusTotals = await loadStatusTotals(db, companyId, selection, context);
    const payments = countIn(statusTotals, query.status);
    await writeAuditEvent(db, ctx, {
      action: 'payment.exported',
      targetType: 'Payment',
      targetId: null,
      ...messageTarget(listNames[`${input.direction}Payments`]),
      changes: [
        { field: 'payments', before: null, after: payments },
        { field: 'columns', before: null, after: columns },
      ],
    });
  });
  const claims: ExportClaims = { companyId, sessionId, columns, query };
  return signDownload(settings, 'payment-export', '/payment-exports', { ...claims });
}
