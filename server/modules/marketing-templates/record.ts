import type { Db } from '../../db/database';
import { idByName } from '../../lib/ids';
import { recordAudit, type Doer } from '../audit/service';
import type { Template } from './templates/template';
import type { Words } from './words';

/** What the record knows a template by, of which each company has its own words. */
export const templateId = (companyId: string, slug: string): string =>
  idByName(companyId, `marketing template ${slug}`);

/** Writes which words were changed, in the transaction of the change itself. */
export const recordWords = (
  db: Db,
  by: Doer,
  companyId: string,
  { slug, name, fields }: Template,
  action: 'wordsSaved' | 'wordsReset',
  before: Words,
  after: Words,
): Promise<void> =>
  recordAudit(db, by, {
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
