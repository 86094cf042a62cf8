import type { Db } from '../../db/database';
import { companyCountry, plansOnOffer } from '../clients/adding';
import type { Surroundings } from './readRow';
import { noChoices, planKey, type ValueChoices } from './values';

export async function surroundingsOf(
  db: Db,
  companyId: string,
  choices: ValueChoices = noChoices,
): Promise<Surroundings> {
  const plans = await plansOnOffer(db, companyId);
  return {
    planIds: new Map(plans.map(({ id, name }) => [planKey(name), id])),
    planNames: new Map(plans.map(({ id, name }) => [id, name])),
    companyCountry: await companyCountry(db, companyId),
    choices,
  };
}
