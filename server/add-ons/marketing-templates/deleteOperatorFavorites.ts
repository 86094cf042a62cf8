import type { Db } from '../../platform';
import { deleteFavorites } from './marketingTemplates.repository';

export const deleteOperatorFavorites = (db: Db, companyId: string, operatorId: string): Promise<void> =>
  deleteFavorites(db, companyId, operatorId);
