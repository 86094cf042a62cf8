import { type Language, languageOrDefault } from '../../../contract/languages';
import type { Db, StatementRows } from '../../platform';

export type ContentCompany = StatementRows['loadContentCompany'];

/**
 * Returns the company details that fill the variables, the language of its content, and the current day in its
 * time zone.
 */
export async function loadContentCompany(db: Db, companyId: string): Promise<ContentCompany> {
  const { rows } = await db.query(
    `/* loadContentCompany */ select c.name, c.email, c.phone, c.country, c.website, t.title,
       coalesce(c.content_language, c.default_language) as "contentLanguage",
       (company_now() at time zone c.time_zone)::date::text as today
     from companies c left join theme_setups t on t.company_id = c.id where c.id = $1`,
    [companyId],
  );
  const [row] = rows;
  if (!row) throw new Error('The company does not exist.');
  return row;
}

/** Returns the language in which a company writes its legal pages and guides. */
export const contentLanguageOf = async (db: Db, companyId: string): Promise<Language> =>
  languageOrDefault((await loadContentCompany(db, companyId)).contentLanguage);

/** Serializes changes of guides and translations, and deployments, of a company until the transaction ends. */
export async function lockContent(db: Db, companyId: string): Promise<void> {
  await db.query('/* lockContent */ select from companies where id = $1 for no key update', [companyId]);
}
