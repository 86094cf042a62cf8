import type { CompanyExport } from '../../platform';
import type { ExportRow } from './companyExports.repository';

export const toExport = (row: ExportRow): CompanyExport => ({
  id: row.id,
  status: row.status,
  fileName: row.fileName,
  rowsWritten: row.rowsWritten,
  estimatedRows: row.estimatedRows,
  kilobytes: Math.ceil(row.bytes / 1000),
  failure: row.failure,
  createdByName: row.createdByName,
  createdAt: row.createdAt,
  finishedAt: row.finishedAt,
  expiresAt: row.expiresAt,
});
