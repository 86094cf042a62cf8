import { updateThemeSetup } from '../brand/internals';
import { uploadTestLogo } from '../brand/testing';
import type { PreparedCall, TestSetup } from './prepare';

export async function withLogo({ fixture }: TestSetup): Promise<PreparedCall> {
  const company = await fixture.company();
  await uploadTestLogo(fixture, company, 'SquareLogo');
  return {
    companyId: company.id,
    token: await fixture.adminToken(company),
    overrides: { kind: 'SquareLogo' },
  };
}

export async function withBrandVersions({ fixture }: TestSetup): Promise<PreparedCall> {
  const company = await fixture.company();
  const admin = await fixture.asAdmin(company);
  for (const title of ['First', 'Second']) await updateThemeSetup(admin, { title, colour: '#112233' });
  return { companyId: company.id, token: await fixture.adminToken(company), overrides: { number: 1 } };
}
