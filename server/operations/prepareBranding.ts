import { updateThemeSetup } from '../brand/internals';
import type { PreparedCall, TestSetup } from './prepare';
import { uploadTestLogo } from '../testing/factories/brand';

export async function withLogo({ fixture }: TestSetup): Promise<PreparedCall> {
  const company = await fixture.company();
  await uploadTestLogo(fixture, company, 'SquareLogo');
  return {
    companyId: company.id,
    token: (await fixture.signedIn(company)).token,
    overrides: { kind: 'SquareLogo' },
  };
}

export async function withBrandVersions({ fixture }: TestSetup): Promise<PreparedCall> {
  const company = await fixture.company();
  const admin = await fixture.signedIn(company);
  for (const title of ['First', 'Second']) await updateThemeSetup(admin, { title, colour: '#112233' });
  return { companyId: company.id, token: (await fixture.signedIn(company)).token, overrides: { number: 1 } };
}
