import {
  authorize,
  type ClientExport,
  type Context,
  type ExportClientsInput,
  type Viewer,
} from '../../../platform';
import { isMoneyDependent, parseSort, validateReferences } from '../../../clients';
import { t } from '../../../lib/i18n/i18n';
import { DomainError } from '../../../lib/errors';
import { newCompanyToken } from '../../../lib/companyToken';
import { newId } from '../../../lib/ids';
import { clientColumns, type ClientColumn } from '../../../../contract/enums';
import type { BulkAction } from '../action';
import { auditBulk } from '../auditBulk';
import { insertSelectedRows } from '../rows.repository';
import { bulkSelection } from '../selection';
import { bulkById, insertBulk, updateBulk } from '../bulkActions.repository';
import { exportColumns } from './columns';
import { fileNameOf } from '../../../lib/fileName';
import { exportingCompany } from './export.repository';

const linkLifetimeMs = 60 * 60_000;

function permittedColumns({ permissions }: Viewer, requested: readonly ClientColumn[]): ClientColumn[] {
  const isPermitted = (name: ClientColumn) =>
    permissions.has('MANAGE_PAYMENTS') || !exportColumns[name].needsPayments;
  if (requested.length === 0) return clientColumns.filter(isPermitted);
  if (requested.every(isPermitted)) return [...new Set(requested)];
  throw new DomainError(
    'FORBIDDEN',
    t('You need access to Payments to export these columns. Ask an Admin of your company.'),
  );
}

/**
 * Saves the ids of the selected clients in list order, audits the export and returns a download link. The
 * clients' values are read during the download.
 */
export async function exportClients(ctx: Context, input: ExportClientsInput): Promise<ClientExport> {
  const viewer = authorize(ctx.viewer, 'MANAGE_CLIENT_MANAGEMENT', 'export');
  const { companyId, sessionId } = viewer;
  const columns = permittedColumns(viewer, input.columns);
  const selection = bulkSelection(viewer, input.selection);
  const sort = parseSort(viewer, input.sort);
  const tellsOfMoney =
    isMoneyDependent(selection, sort) || columns.some((name) => exportColumns[name].needsPayments);
  const id = newId();
  const { token, hash } = newCompanyToken(companyId);
  return ctx.services.database.inCompany(companyId, async (db) => {
    await validateReferences(db, companyId, selection);
    const { name, today, currency, timeZone } = await exportingCompany(db, companyId);
    const fileName = fileNameOf(name, 'clients', today);
    const options = { columns, fileName, currency, timeZone, tellsOfMoney };
    const action: BulkAction = { kind: 'Export', options };
    const creator = { createdBy: viewer.operatorId, createdByName: viewer.name };
    await insertBulk(db, companyId, { id, action, ...creator, link: { tokenHash: hash, sessionId } });
    const total = await insertSelectedRows(db, companyId, id, { selection, sort });
    await updateBulk(db, companyId, id, { total });
    await auditBulk(db, ctx, 'started', { id, action }, [
      { field: 'clients', before: null, after: total },
      { field: 'columns', before: null, after: columns },
    ]);
    const storedExport = await bulkById(db, companyId, id);
    if (!storedExport) throw new Error(`Export ${id} was not found after its insertion.`);
    const expiresAt = new Date(storedExport.createdAt.getTime() + linkLifetimeMs);
    return { id, fileName, rowCount: total, url: `/client-exports/${id}?token=${token}`, expiresAt };
  });
}
