import { runCompanyExport, startCompanyExport } from '../insights/internals';
import { closeCompany } from '../company-lifecycle/internals';
import { byAdmin, type PreparedCall, type TestSetup } from './prepare';

/** Passes the company's name, which `closeCompany` requires as confirmation. */
export async function withCompanyName({ fixture }: TestSetup): Promise<PreparedCall> {
  const company = await fixture.company();
  return {
    companyId: company.id,
    token: (await fixture.signedIn(company)).token,
    overrides: { name: company.name },
  };
}

export async function withClosedCompany({ fixture }: TestSetup): Promise<PreparedCall> {
  const company = await fixture.company();
  await closeCompany(await fixture.signedIn(company), company.name, null);
  return { companyId: company.id, token: (await fixture.signedIn(company)).token };
}

export async function withArchive({ fixture }: TestSetup): Promise<PreparedCall> {
  const company = await fixture.company();
  const { id } = await startCompanyExport(await fixture.signedIn(company));
  await runCompanyExport(fixture.services, { companyId: company.id, exportId: id });
  return { companyId: company.id, token: (await fixture.signedIn(company)).token, overrides: { id } };
}

/** Passes a valid tax number and a new name. */
export const withProfile = (setup: TestSetup): Promise<PreparedCall> =>
  byAdmin(setup, { 'input.taxId': '123 456', 'input.name': 'Another name' });
