import type { Db } from '../../db/database';
import { deleteFavourites } from './sql';

/** Drops what somebody who leaves had marked for themselves. */
export const forgetFavouritesOf = (db: Db, companyId: string, operatorId: string): Promise<void> =>
  deleteFavourites(db, companyId, operatorId);
