import { startCompanyExport } from '../modules/company-exports/service';
import { runCompanyExport } from '../modules/company-exports/run';
import { closeCompany } from '../modules/company/closing/service';
import { byAdmin, type Prepared, type Stage } from './prepare';

/** With its name typed. */
export async function withNameTyped({ world }: Stage): Promise<Prepared> {
  const company = await world.company();
  return { companyId: company.id, token: await world.adminToken(company), given: { name: company.name } };
}

/** Closed by its Admin. */
export async function withClosedCompany({ world }: Stage): Promise<Prepared> {
  const company = await world.company();
  await closeCompany(await world.asAdmin(company), company.name, null);
  return { companyId: company.id, token: await world.adminToken(company) };
}

/** With an archive that was made. */
export async function withArchive({ world }: Stage): Promise<Prepared> {
  const company = await world.company();
  const { id } = await startCompanyExport(await world.asAdmin(company));
  await runCompanyExport(world.services, { companyId: company.id, exportId: id });
  return { companyId: company.id, token: await world.adminToken(company), given: { id } };
}

/** A tax number that there may be. */
export const withProfile = (stage: Stage): Promise<Prepared> =>
  byAdmin(stage, { 'input.taxId': '123 456', 'input.name': 'Another name' });
