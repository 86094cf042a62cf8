import { newId } from '../lib/ids';
import { saveMarketingWords } from '../modules/marketing-templates/save';
import { installStartUpPack } from '../modules/start-up-packs/install';
import { runStartUpPack } from '../modules/start-up-packs/run';
import type { Given } from './inputs';
import type { Prepared, Stage } from './prepare';

const choices = [{ key: 'theme:colour', choice: 'Add' as const }];
const words = [{ key: 'headline', value: 'Own words' }];
const pack = { slug: 'web-agency', version: 1 } as const;

export const aPack: Given = { 'input.slug': pack.slug, 'input.version': 1, 'input.choices': choices };

export const ownWords: Given = { 'input.lockVersion': 0, 'input.words': words };

/** With a pack that has added a colour. */
export async function withInstalledPack({ world }: Stage): Promise<Prepared> {
  const company = await world.company();
  const { id } = await installStartUpPack(await world.asAdmin(company), { ...pack, choices }, newId());
  await runStartUpPack(world.services, { companyId: company.id, installationId: id });
  return { companyId: company.id, token: await world.adminToken(company), given: { id } };
}

export async function withOwnWords({ world }: Stage): Promise<Prepared> {
  const company = await world.company();
  await saveMarketingWords(await world.asAdmin(company), { slug: 'launch-post', lockVersion: 0, words });
  return { companyId: company.id, token: await world.adminToken(company) };
}
