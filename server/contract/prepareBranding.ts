import { updateThemeSetup } from '../modules/branding/service';
import { giveLogo } from '../modules/branding/testing/giveLogo';
import type { Prepared, Stage } from './prepare';

/** With a logo to take away. */
export async function withLogo({ world }: Stage): Promise<Prepared> {
  const company = await world.company();
  await giveLogo(world, company, 'SquareLogo');
  return {
    companyId: company.id,
    token: await world.adminToken(company),
    given: { kind: 'SquareLogo' },
  };
}

/** With a brand that was another one before. */
export async function withEarlierBrand({ world }: Stage): Promise<Prepared> {
  const company = await world.company();
  const admin = await world.asAdmin(company);
  for (const title of ['First', 'Second']) await updateThemeSetup(admin, { title, colour: '#112233' });
  return { companyId: company.id, token: await world.adminToken(company), given: { number: 1 } };
}
