import type { Caller } from '../../lib/caller';
import type { Db, Viewer } from '../../platform';
import { language } from '../../lib/i18n/i18n';
import { canonicalLocale } from './input';
import { operatorLocale } from './myAccount.repository';

/**
 * Returns the browser's preferred language if it is a variant of the current language, such as `en-GB` of
 * `en`, otherwise the current language.
 */
function browserVariant(acceptLanguage: string | null | undefined): string {
  const [first = ''] = (acceptLanguage ?? '').split(/[,;]/, 1);
  return first.startsWith(language()) ? (canonicalLocale(first) ?? language()) : language();
}

/** Returns the locale for the viewer's dates and amounts, by the same rule as the console. */
export async function viewerLocale(
  db: Db,
  { companyId, operatorId }: Viewer,
  { acceptLanguage }: Caller,
): Promise<string> {
  return (await operatorLocale(db, companyId, operatorId)) ?? browserVariant(acceptLanguage);
}
