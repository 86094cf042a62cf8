import type { Context, LegalPage, PublishLegalPageInput } from '../../platform';
import { badInput } from '../../lib/errors';
import { parseInput } from '../../lib/parseInput';
import { variableValuesFor } from '../content/variables';
import { loadContentCompany } from '../content/contentCompany.repository';
import { publishLegalInput, reviewDay } from '../content/input';
import { nothingToPublishError, requirePublishable } from '../content/publishing';
import { auditPageChange, refuseStale, withLockedPage } from './editing.service';
import { insertVersion, saveDraft, setPublished, setReviewDue } from './legal.repository';

export const publishLegalPage = (ctx: Context, input: PublishLegalPageInput): Promise<LegalPage> =>
  withLockedPage(ctx, input.pathname, async (page) => {
    const { db, companyId, pathname, viewer, row } = page;
    const facts = await loadContentCompany(db, companyId);
    const { reviewDueOn, ...details } = parseInput(publishLegalInput(facts.today), input);
    refuseStale(page, input.lockVersion);
    if (row.version !== null && !page.draft) throw nothingToPublishError(row.version);
    const text = page.draft ?? page.base;
    requirePublishable(text, variableValuesFor(facts, details.effectiveOn));
    const number = await insertVersion(db, companyId, pathname, { ...text, ...details }, viewer);
    await setPublished(db, companyId, pathname, number);
    await saveDraft(db, companyId, pathname, null, viewer);
    await setReviewDue(db, companyId, pathname, reviewDueOn);
    await auditPageChange(page, 'published', text.title, [
      { field: 'version', before: row.version, after: number },
      { field: 'effectiveOn', before: row.effectiveOn, after: details.effectiveOn },
    ]);
  });

export const setLegalReviewDate = (
  ctx: Context,
  pathname: string,
  reviewDueOn: string | null,
): Promise<LegalPage> =>
  withLockedPage(ctx, pathname, async (page) => {
    const { today } = await loadContentCompany(page.db, page.companyId);
    const parsed = reviewDay(today).safeParse(reviewDueOn);
    if (!parsed.success) throw badInput({ reviewDueOn: parsed.error.issues[0]?.message ?? '' });
    if (parsed.data === page.row.reviewDueOn) return;
    await setReviewDue(page.db, page.companyId, page.pathname, parsed.data);
    await auditPageChange(page, 'reviewDueChanged', (page.draft ?? page.base).title, [
      { field: 'reviewDueOn', before: page.row.reviewDueOn, after: parsed.data },
    ]);
  });
