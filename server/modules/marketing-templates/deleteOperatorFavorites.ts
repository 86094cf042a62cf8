import type { Db } from '../../db/database';
import { deleteFavorites } from './sql';

/** Deletes the favorites of a departing operator. */
export const deleteOperatorFavorites = (db: Db, companyId: string, operatorId: string): Promise<void> =>
  deleteFavorites(db, companyId, operatorId);
