import { newId } from '../lib/ids';
import {
  archiveQuickGuide,
  createQuickGuide,
  publishLegalPage,
  publishQuickGuide,
  saveLegalDraft,
  saveQuickGuideDraft,
} from '../brand/internals';
import type { VariableOverrides } from './variables';
import type { PrepareCall, PreparedCall, TestSetup } from './prepare';

const futureDate = '2999-01-31';

type ContentState = 'Template' | 'Draft' | 'Published' | 'PublishedWithDraft';

export const withLegalPage =
  (state: ContentState = 'Template', overrides: VariableOverrides = {}): PrepareCall =>
  async ({ fixture }: TestSetup): Promise<PreparedCall> => {
    const company = await fixture.company();
    const admin = await fixture.signedIn(company);
    const pathname = 'terms-of-service';
    let lockVersion = 1;
    const save = async (html: string) => {
      ({ lockVersion } = await saveLegalDraft(admin, { pathname, lockVersion, title: 'Terms', html }));
    };
    if (state !== 'Template') await save('<p>Words</p>');
    if (state.startsWith('Published')) {
      const input = { pathname, lockVersion, effectiveOn: futureDate, requiresReacceptance: false };
      ({ lockVersion } = await publishLegalPage(admin, input));
    }
    if (state === 'PublishedWithDraft') await save('<p>Other words</p>');
    return {
      companyId: company.id,
      token: (await fixture.signedIn(company)).token,
      overrides: {
        pathname,
        lockVersion,
        effectiveOn: futureDate,
        reviewDueOn: futureDate,
        number: null,
        ...overrides,
      },
    };
  };

/** Prepares a quick guide in this state and a plan for its audience. */
export const withGuide =
  (state: ContentState | 'Archived' = 'Draft', overrides: VariableOverrides = {}): PrepareCall =>
  async ({ fixture }: TestSetup): Promise<PreparedCall> => {
    const company = await fixture.company();
    const admin = await fixture.signedIn(company);
    const { id: planId } = await fixture.plan(company);
    let { id, lockVersion } = await createQuickGuide(admin, 'First steps', newId());
    const save = async (html: string) => {
      const input = { id, lockVersion, title: 'First steps', summary: '', html };
      ({ lockVersion } = await saveQuickGuideDraft(admin, input));
    };
    await save('<p>Words</p>');
    if (state.startsWith('Published'))
      ({ lockVersion } = await publishQuickGuide(admin, { id, lockVersion }));
    if (state === 'PublishedWithDraft') await save('<p>Other words</p>');
    if (state === 'Archived') ({ id } = await archiveQuickGuide(admin, id));
    return {
      companyId: company.id,
      token: (await fixture.signedIn(company)).token,
      overrides: { id, lockVersion, planIds: [planId], ...overrides },
    };
  };

/** Prepares two quick guides and passes their ids in reverse order. */
export const withTwoGuides: PrepareCall = async ({ fixture }) => {
  const company = await fixture.company();
  const admin = await fixture.signedIn(company);
  const first = await createQuickGuide(admin, 'First', newId());
  const second = await createQuickGuide(admin, 'Second', newId());
  const overrides: VariableOverrides = { ids: [second.id, first.id] };
  return { companyId: company.id, token: (await fixture.signedIn(company)).token, overrides };
};
