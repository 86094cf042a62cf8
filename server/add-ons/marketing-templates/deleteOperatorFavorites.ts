import type { Db } from '../../platform/db/database';
import { deleteFavorites } from './marketingTemplates.repository';

export const deleteOperatorFavorites = (db: Db, companyId: string, operatorId: string): Promise<void> =>
  deleteFavorites(db, companyId, operatorId);
