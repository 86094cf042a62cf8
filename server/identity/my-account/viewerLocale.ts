import { locale } from '../../lib/i18n/i18n';
import type { Db, Viewer } from '../../platform';
import { operatorLocale } from './myAccount.repository';

/** Returns the locale for the viewer's dates and amounts, by the same rule as the console. */
export const viewerLocale = async (db: Db, { companyId, operatorId }: Viewer): Promise<string> =>
  (await operatorLocale(db, companyId, operatorId)) ?? locale();
