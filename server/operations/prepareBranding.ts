import { saveContentTranslation, updateThemeSetup } from '../brand/internals';
import { updatePortalLanguages } from '../company/internals';
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

const brandInGerman = { kind: 'Brand', key: 'theme', language: 'de' } as const;

async function translatableBrand({ fixture }: TestSetup) {
  const company = await fixture.company();
  const admin = await fixture.signedIn(company);
  await updateThemeSetup(admin, { title: 'Acme', colour: '#112233', tagline: 'Cleaner pools' });
  await updatePortalLanguages(admin, { defaultLanguage: 'en', portalLanguages: ['en', 'de'] });
  return { companyId: company.id, admin, token: admin.token };
}

export async function withTranslatableBrand(setup: TestSetup): Promise<PreparedCall> {
  const { companyId, token } = await translatableBrand(setup);
  const fields = [{ name: 'tagline', value: 'Sauberere Pools' }];
  return { companyId, token, overrides: { ...brandInGerman, lockVersion: 0, fields } };
}

export async function withContentTranslation(setup: TestSetup): Promise<PreparedCall> {
  const { companyId, admin, token } = await translatableBrand(setup);
  const fields = [{ name: 'tagline', value: 'Sauberere Pools' }];
  const input = { ...brandInGerman, lockVersion: 0, originalVersion: '', fields };
  const { lockVersion } = await saveContentTranslation(admin, input);
  return { companyId, token, overrides: { ...brandInGerman, lockVersion } };
}
