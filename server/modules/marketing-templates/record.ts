import type { Db } from '../../db/database';
import { idFromName } from '../../lib/ids';
import { writeAuditEvent, type AuditContext } from '../audit/service';
import type { Template } from './templates/template';
import type { Words } from './words';

/** What the record knows a template by, of which each company has its own words. */
export const templateId = (companyId: string, slug: string): string =>
  idFromName(companyId, `marketing template ${slug}`);

/** Writes which words were changed, in the transaction of the change itself. */
export const recordWords = (
  db: Db,
  by: AuditContext,
  companyId: string,
  { slug, name, fields }: Template,
  action: 'wordsSaved' | 'wordsReset',
  before: Words,
  after: Words,
): Promise<void> =>
  writeAuditEvent(db, by, {
    action: `marketingTemplate.${action}`,
    targetType: 'MarketingTemplate',
    targetId: templateId(companyId, slug),
    targetLabel: name,
    changes: fields
      .map(({ key, label, default: usual }) => ({
        ...{ field: label, before: before[key] ?? usual, after: after[key] ?? usual },
      }))
      .filter((change) => change.before !== change.after),
  });
