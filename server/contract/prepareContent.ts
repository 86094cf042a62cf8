import { newId } from '../lib/ids';
import { publishLegalPage } from '../modules/legal/publish';
import { saveLegalDraft } from '../modules/legal/drafts';
import { createQuickGuide } from '../modules/quick-guides/create';
import { saveQuickGuideDraft } from '../modules/quick-guides/drafts';
import { archiveQuickGuide } from '../modules/quick-guides/list';
import { publishQuickGuide } from '../modules/quick-guides/publish';
import { insertPlan } from '../testing/plans';
import type { Given } from './inputs';
import type { Prepare, Prepared, Stage } from './prepare';

const farDay = '2999-01-31';

type Written = 'Template' | 'Draft' | 'Published' | 'PublishedWithDraft';

/** With a legal page that is written so far. */
export const withLegalPage =
  (written: Written = 'Template', given: Given = {}): Prepare =>
  async ({ world }: Stage): Promise<Prepared> => {
    const company = await world.company();
    const admin = await world.asAdmin(company);
    const pathname = 'terms-of-service';
    let lockVersion = 1;
    const save = async (html: string) => {
      ({ lockVersion } = await saveLegalDraft(admin, { pathname, lockVersion, title: 'Terms', html }));
    };
    if (written !== 'Template') await save('<p>Words</p>');
    if (written.startsWith('Published')) {
      const input = { pathname, lockVersion, effectiveOn: farDay, requiresReacceptance: false };
      ({ lockVersion } = await publishLegalPage(admin, input));
    }
    if (written === 'PublishedWithDraft') await save('<p>Other words</p>');
    return {
      companyId: company.id,
      token: await world.adminToken(company),
      given: { pathname, lockVersion, effectiveOn: farDay, reviewDueOn: farDay, number: null, ...given },
    };
  };

/** With a quick guide that is written so far, and a plan whose clients could see it. */
export const withGuide =
  (written: Written | 'Archived' = 'Draft', given: Given = {}): Prepare =>
  async ({ world }: Stage): Promise<Prepared> => {
    const company = await world.company();
    const admin = await world.asAdmin(company);
    const { id: planId } = await insertPlan(world.services.database, company);
    let { id, lockVersion } = await createQuickGuide(admin, 'First steps', newId());
    const save = async (html: string) => {
      const input = { id, lockVersion, title: 'First steps', summary: '', html };
      ({ lockVersion } = await saveQuickGuideDraft(admin, input));
    };
    await save('<p>Words</p>');
    if (written.startsWith('Published'))
      ({ lockVersion } = await publishQuickGuide(admin, { id, lockVersion }));
    if (written === 'PublishedWithDraft') await save('<p>Other words</p>');
    if (written === 'Archived') ({ id } = await archiveQuickGuide(admin, id));
    return {
      companyId: company.id,
      token: await world.adminToken(company),
      given: { id, lockVersion, planIds: [planId], ...given },
    };
  };

/** With two guides, the other way round than they stand. */
export const withTwoGuides: Prepare = async ({ world }) => {
  const company = await world.company();
  const admin = await world.asAdmin(company);
  const first = await createQuickGuide(admin, 'First', newId());
  const second = await createQuickGuide(admin, 'Second', newId());
  const given: Given = { ids: [second.id, first.id] };
  return { companyId: company.id, token: await world.adminToken(company), given };
};
