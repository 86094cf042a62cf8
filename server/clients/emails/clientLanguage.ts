import { localeIn, portalLanguage } from '../../../contract/languages';
import { inLocale } from '../../lib/i18n/i18n';
import type { Db } from '../../platform';
import { findClientLanguage } from './emails.repository';

/** Runs `work` in the language of a client's emails and documents, with the formats of the company's country. */
export async function inClientLanguage<T>(
  db: Db,
  companyId: string,
  clientId: string,
  work: () => Promise<T>,
): Promise<T> {
  const row = await findClientLanguage(db, companyId, clientId);
  if (!row) return work();
  const language = portalLanguage(row.language ? [row.language] : [], row);
  return inLocale(localeIn(language, row.country), work);
}
