import type { Db } from '../../db/database';
import { companyCountry, plansOnOffer } from '../clients/adding';
import type { Surroundings } from './readRow';

export async function surroundingsOf(db: Db, companyId: string): Promise<Surroundings> {
  const plans = await plansOnOffer(db, companyId);
  return {
    planIds: new Map(plans.map(({ id, name }) => [name.toLowerCase(), id])),
    companyCountry: await companyCountry(db, companyId),
  };
}
