import type { Db } from '../../platform';
import { companyCountry, findAvailablePlans } from '../clients.repository';
import type { RowContext } from './parseRow';
import { noChoices, valueKey, type ValueChoices } from './values';

export async function loadRowContext(
  db: Db,
  companyId: string,
  choices: ValueChoices = noChoices,
): Promise<RowContext> {
  const plans = await findAvailablePlans(db, companyId);
  return {
    planIds: new Map(plans.map(({ id, name }) => [valueKey(name), id])),
    planNames: new Map(plans.map(({ id, name }) => [id, name])),
    companyCountry: await companyCountry(db, companyId),
    choices,
  };
}
