import type { Context } from '../../context';
import { DomainError, notFound } from '../../errors';
import { authorise } from '../../permissions';
import type { QuickGuide, QuickGuideDetail, QuickGuideDraftInput } from '../../schema.generated';
import { isSameText, readGuideDraft, type Text } from '../content/input';
import { isSameSitting, tellConsoles, textChanges } from '../content/record';
import { stale } from '../content/stale';
import { recordGuide, withGuide, withGuideDetail, type GuidesAtHand } from './editing';
import { nothing } from './service';
import { guideTexts, saveDraft, type GuideRow } from './sql';
import { guideVersionText } from './versionsSql';

export function refuseStale(guide: GuideRow, lockVersion: number): void {
  if (guide.lockVersion !== lockVersion) throw stale('guide', guide);
}

async function keep(
  { db, companyId, viewer }: GuidesAtHand,
  id: string,
  text: Text,
  published: Text | null,
): Promise<void> {
  const isPublished = published !== null && isSameText(text, published);
  await saveDraft(db, companyId, id, isPublished ? null : text, viewer);
}

export async function saveQuickGuideDraft(ctx: Context, input: QuickGuideDraftInput): Promise<QuickGuide> {
  const { companyId } = authorise(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'write');
  const text = await readGuideDraft(companyId, input);
  return withGuide(ctx, input.id, async (at, guide) => {
    const { draft, published } = await guideTexts(at.db, at.companyId, guide.id);
    const before = draft ?? published ?? nothing;
    // What an answer was lost of is saved already.
    if (isSameText(text, before)) return;
    refuseStale(guide, input.lockVersion);
    await keep(at, guide.id, text, published);
    if (draft && isSameSitting(ctx, guide)) return tellConsoles(at.db, at.companyId);
    await recordGuide(at, 'draftSaved', { id: guide.id, title: text.title }, textChanges(before, text));
  });
}

export const restoreQuickGuideVersion = (
  ctx: Context,
  id: string,
  lockVersion: number,
  number: number,
): Promise<QuickGuideDetail> =>
  withGuideDetail(ctx, id, async (at, guide) => {
    refuseStale(guide, lockVersion);
    const text = await guideVersionText(at.db, at.companyId, id, number);
    if (!text) throw notFound('version');
    const { draft, published } = await guideTexts(at.db, at.companyId, id);
    if (isSameText(text, draft ?? published ?? nothing)) return;
    await keep(at, id, text, published);
    await recordGuide(at, 'versionRestored', { id, title: text.title }, [
      { field: 'restoredFrom', before: guide.version, after: number },
    ]);
  });

export const discardQuickGuideDraft = (
  ctx: Context,
  id: string,
  lockVersion: number,
): Promise<QuickGuideDetail> =>
  withGuideDetail(ctx, id, async (at, guide) => {
    refuseStale(guide, lockVersion);
    const { draft, published } = await guideTexts(at.db, at.companyId, id);
    if (!published) {
      throw new DomainError('CONFLICT', `${guide.title} was never published. Delete it instead.`);
    }
    if (!draft) return;
    await keep(at, id, published, published);
    await recordGuide(at, 'draftDiscarded', { id, title: published.title }, textChanges(draft, published));
  });
