import { newId } from '../lib/ids';
import { installStartUpPack, packNamed, runStartUpPack, saveMarketingText } from '../add-ons/internals';
import type { VariableOverrides } from './variables';
import type { PreparedCall, TestSetup } from './prepare';

const choices = [{ key: 'theme:colour', choice: 'Add' as const }];
const texts = [{ key: 'headline', value: 'Own words' }];
const { slug, version } = packNamed('web-agency');

export const startUpPackInput: VariableOverrides = {
  'input.slug': slug,
  'input.version': version,
  'input.choices': choices,
};

export const marketingTextInput: VariableOverrides = { 'input.lockVersion': 0, 'input.fields': texts };

export async function withInstalledPack({ fixture }: TestSetup): Promise<PreparedCall> {
  const company = await fixture.company();
  const { id } = await installStartUpPack(
    await fixture.signedIn(company),
    { slug, version, choices },
    newId(),
  );
  await runStartUpPack(fixture.services, { companyId: company.id, installationId: id });
  return { companyId: company.id, token: (await fixture.signedIn(company)).token, overrides: { id } };
}

export async function withMarketingText({ fixture }: TestSetup): Promise<PreparedCall> {
  const company = await fixture.company();
  await saveMarketingText(await fixture.signedIn(company), {
    slug: 'launch-post',
    lockVersion: 0,
    fields: texts,
  });
  return { companyId: company.id, token: (await fixture.signedIn(company)).token };
}
