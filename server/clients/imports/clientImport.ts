import {
  type ClientImport,
  type Db,
  type AuditChange,
  type AuditContext,
  writeAuditEvent,
} from '../../platform';
import { t } from '../../lib/i18n/i18n';
import { notFound } from '../../lib/errors';
import { loadRowsAfter } from './rows.repository';
import { importById, type StoredImport } from './imports.repository';

const sampleRowCount = 50;
const samplesPerColumn = 3;

/** Returns why an import failed, in the current language. */
export const failureText = (): string =>
  t(
    'An error on our side stopped this import. Clients that were already imported stay. Upload the file again to import the rest.',
  );

/** Returns an import with sample values of each column. Throws `NOT_FOUND` if it does not exist. */
export async function loadClientImport(db: Db, companyId: string, id: string): Promise<ClientImport> {
  const stored = await importById(db, companyId, id);
  if (!stored) throw notFound();
  const rows = await loadRowsAfter(db, companyId, id, 0, sampleRowCount);
  const { headers, mapping, failure, ...fields } = stored;
  const columns = headers.map((header, index) => ({
    index,
    header,
    samples: rows
      .map(({ cells }) => cells[index]?.trim() ?? '')
      .filter((value) => value !== '')
      .slice(0, samplesPerColumn),
    field: mapping[index] ?? null,
  }));
  return { ...fields, failure: failure && failureText(), columns };
}

type ImportTransition = 'uploaded' | 'checked' | 'started' | 'canceled' | 'finished' | 'failed';

type AuditedImport = Pick<StoredImport, 'id' | 'fileName'>;

/** Writes the audit event of an import's transition in the caller's transaction. */
export const auditImport = (
  db: Db,
  by: AuditContext,
  transition: ImportTransition,
  { id, fileName }: AuditedImport,
  changes: readonly AuditChange[],
): Promise<void> =>
  writeAuditEvent(db, by, {
    action: `clientImport.${transition}`,
    targetType: 'ClientImport',
    targetId: id,
    targetLabel: fileName,
    changes,
  });
