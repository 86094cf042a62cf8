import { insertTheme, publishPortal } from '../testing/factories/brand';
import type { PreparedCall, TestSetup } from './prepare';

/** Prepares a client of a company whose portal is published. */
export async function withPortal({ fixture }: TestSetup): Promise<PreparedCall> {
  const company = await fixture.company();
  const { id } = await fixture.client(company);
  await insertTheme(fixture.services.database, company);
  await publishPortal(fixture, company.id);
  return {
    companyId: company.id,
    token: (await fixture.signedIn(company)).token,
    overrides: { id, clientId: id },
  };
}
