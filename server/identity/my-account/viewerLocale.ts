import type { Caller } from '../../lib/caller';
import type { Db, Viewer } from '../../platform';
import { serverLocale } from '../../lib/localeText';
import { canonicalLocale } from './input';
import { operatorLocale } from './myAccount.repository';

/**
 * Returns the browser's preferred language if it is a variant of English, such as `en-GB`, otherwise the
 * server's locale.
 */
function browserEnglish(acceptLanguage: string | null | undefined): string {
  const [first = ''] = (acceptLanguage ?? '').split(/[,;]/, 1);
  return first.startsWith(serverLocale) ? (canonicalLocale(first) ?? serverLocale) : serverLocale;
}

/** Returns the locale for the viewer's dates and amounts, by the same rule as the console. */
export async function viewerLocale(
  db: Db,
  { companyId, operatorId }: Viewer,
  { acceptLanguage }: Caller,
): Promise<string> {
  return (await operatorLocale(db, companyId, operatorId)) ?? browserEnglish(acceptLanguage);
}
