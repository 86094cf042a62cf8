import type { Caller, Viewer } from '../../context';
import type { Db } from '../../db/database';
import { canonicalLocale } from '../../lib/canonicalLocale';
import { serverLocale } from '../../lib/localeText';

/** The browser's kind of English, where it asks for one before all else. */
function ownEnglish(acceptLanguage: string | null | undefined): string {
  const [first = ''] = (acceptLanguage ?? '').split(/[,;]/, 1);
  return first.startsWith(serverLocale) ? (canonicalLocale(first) ?? serverLocale) : serverLocale;
}

/** How the viewer reads dates and amounts, which is how the console writes its own. */
export async function readerLocale(
  db: Db,
  { companyId, operatorId }: Viewer,
  { acceptLanguage }: Caller,
): Promise<string> {
  const { rows } = await db.query<{ locale: string | null }>(
    '/* readerLocale */ select locale from operators where company_id = $1 and id = $2',
    [companyId, operatorId],
  );
  return rows[0]?.locale ?? ownEnglish(acceptLanguage);
}
