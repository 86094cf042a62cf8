import type { Db } from '../../db/database';
import { companyCountry, plansOnOffer } from '../clients/adding';
import type { Surroundings } from './readRow';
import { noChoices, valueKey, type ValueChoices } from './values';

export async function surroundingsOf(
  db: Db,
  companyId: string,
  choices: ValueChoices = noChoices,
): Promise<Surroundings> {
  const plans = await plansOnOffer(db, companyId);
  return {
    planIds: new Map(plans.map(({ id, name }) => [valueKey(name), id])),
    planNames: new Map(plans.map(({ id, name }) => [id, name])),
    companyCountry: await companyCountry(db, companyId),
    choices,
  };
}
