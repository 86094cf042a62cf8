import type { Db } from '../../db/database';
import { deleteFavorites } from './sql';

export const deleteOperatorFavorites = (db: Db, companyId: string, operatorId: string): Promise<void> =>
  deleteFavorites(db, companyId, operatorId);
