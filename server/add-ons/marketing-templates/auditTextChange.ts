import { type AuditContext, type Db, writeAuditEvent } from '../../platform';
import { idFromName } from '../../lib/ids';
import type { Template } from './templates/template';
import type { FieldTexts } from './fieldTexts';

/** Returns the id of a company's template in the audit log, derived from its slug. */
export const templateId = (companyId: string, slug: string): string =>
  idFromName(companyId, `marketing template ${slug}`);

/** Writes an audit event with the changed texts. Call it in the transaction of the change. */
export const auditTextChange = (
  db: Db,
  context: AuditContext,
  companyId: string,
  { slug, name, fields }: Template,
  action: 'wordsSaved' | 'wordsReset',
  before: FieldTexts,
  after: FieldTexts,
): Promise<void> =>
  writeAuditEvent(db, context, {
    action: `marketingTemplate.${action}`,
    targetType: 'MarketingTemplate',
    targetId: templateId(companyId, slug),
    targetLabel: name,
    changes: fields
      .map(({ key, label, default: defaultText }) => ({
        ...{ field: label, before: before[key] ?? defaultText, after: after[key] ?? defaultText },
      }))
      .filter((change) => change.before !== change.after),
  });
