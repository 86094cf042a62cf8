import type { Context } from '../../context';
import { badInput } from '../../errors';
import { parseInput } from '../../lib/parseInput';
import type { LegalPage, PublishLegalPageInput } from '../../schema.generated';
import { contentFacts, valuesFor } from '../content/facts';
import { publishLegalInput, reviewDay } from '../content/input';
import { refuseUnfinished } from '../content/readiness';
import { nothingToPublish } from '../content/stale';
import { recordPage, refuseStale, withPage } from './editing';
import { insertVersion, saveDraft, setPublished, setReviewDue } from './sql';

export const publishLegalPage = (ctx: Context, input: PublishLegalPageInput): Promise<LegalPage> =>
  withPage(ctx, input.pathname, async (at) => {
    const { db, companyId, pathname, viewer, row } = at;
    const facts = await contentFacts(db, companyId);
    const { reviewDueOn, ...details } = parseInput(publishLegalInput(facts.today), input);
    refuseStale(at, input.lockVersion);
    if (row.version !== null && !at.draft) throw nothingToPublish(row.version);
    const text = at.draft ?? at.base;
    refuseUnfinished(text, valuesFor(facts, details.effectiveOn));
    const number = await insertVersion(db, companyId, pathname, { ...text, ...details }, viewer);
    await setPublished(db, companyId, pathname, number);
    await saveDraft(db, companyId, pathname, null, viewer);
    await setReviewDue(db, companyId, pathname, reviewDueOn);
    await recordPage(at, 'published', text.title, [
      { field: 'version', before: row.version, after: number },
      { field: 'effectiveOn', before: row.effectiveOn, after: details.effectiveOn },
    ]);
  });

export const setLegalReviewDue = (
  ctx: Context,
  pathname: string,
  reviewDueOn: string | null,
): Promise<LegalPage> =>
  withPage(ctx, pathname, async (at) => {
    const { today } = await contentFacts(at.db, at.companyId);
    const checked = reviewDay(today).safeParse(reviewDueOn);
    if (!checked.success) throw badInput({ reviewDueOn: checked.error.issues[0]?.message ?? '' });
    if (checked.data === at.row.reviewDueOn) return;
    await setReviewDue(at.db, at.companyId, at.pathname, checked.data);
    await recordPage(at, 'reviewDueChanged', (at.draft ?? at.base).title, [
      { field: 'reviewDueOn', before: at.row.reviewDueOn, after: checked.data },
    ]);
  });
