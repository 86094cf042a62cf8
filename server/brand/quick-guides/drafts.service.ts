import {
  authorize,
  type Context,
  type QuickGuide,
  type QuickGuideDetail,
  type QuickGuideDraftInput,
} from '../../platform';
import { conflict, notFound, staleError } from '../../lib/errors';
import { isSameText, parseGuideDraft, type TextContent } from '../content/input';
import { isSameEdit, textChanges } from '../content/auditContent';
import { auditGuide, withGuide, withGuideDetail, type GuideTransaction } from './editing.service';
import { emptyText } from './quickGuides.service';
import { guideTexts, saveDraft, type GuideRow } from './quickGuides.repository';
import { guideVersionText } from './versions.repository';

export function rejectStaleEdit(guide: GuideRow, lockVersion: number): void {
  if (guide.lockVersion !== lockVersion) throw staleError('guide', guide);
}

async function storeDraft(
  { db, companyId, viewer }: GuideTransaction,
  id: string,
  text: TextContent,
  published: TextContent | null,
): Promise<void> {
  const isPublished = published !== null && isSameText(text, published);
  await saveDraft(db, companyId, id, isPublished ? null : text, viewer);
}

export async function saveQuickGuideDraft(ctx: Context, input: QuickGuideDraftInput): Promise<QuickGuide> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'write');
  const text = await parseGuideDraft(companyId, input);
  return withGuide(ctx, input.id, async (transaction, guide) => {
    const { draft, published } = await guideTexts(transaction.db, transaction.companyId, guide.id);
    const before = draft ?? published ?? emptyText;
    // A retry after a lost response sends a text that is already saved, so it is not stale.
    if (isSameText(text, before)) return;
    rejectStaleEdit(guide, input.lockVersion);
    await storeDraft(transaction, guide.id, text, published);
    if (draft && isSameEdit(ctx, guide))
      return transaction.db.publish({ type: 'companyChanged', companyId: transaction.companyId });
    await auditGuide(
      transaction,
      'draftSaved',
      { id: guide.id, title: text.title },
      textChanges(before, text),
    );
  });
}

export const restoreQuickGuideVersion = (
  ctx: Context,
  id: string,
  lockVersion: number,
  number: number,
): Promise<QuickGuideDetail> =>
  withGuideDetail(ctx, id, async (transaction, guide) => {
    rejectStaleEdit(guide, lockVersion);
    const text = await guideVersionText(transaction.db, transaction.companyId, id, number);
    if (!text) throw notFound('version');
    const { draft, published } = await guideTexts(transaction.db, transaction.companyId, id);
    if (isSameText(text, draft ?? published ?? emptyText)) return;
    await storeDraft(transaction, id, text, published);
    await auditGuide(transaction, 'versionRestored', { id, title: text.title }, [
      { field: 'restoredFrom', before: guide.version, after: number },
    ]);
  });

export const discardQuickGuideDraft = (
  ctx: Context,
  id: string,
  lockVersion: number,
): Promise<QuickGuideDetail> =>
  withGuideDetail(ctx, id, async (transaction, guide) => {
    rejectStaleEdit(guide, lockVersion);
    const { draft, published } = await guideTexts(transaction.db, transaction.companyId, id);
    if (!published) {
      throw conflict(`${guide.title} was never published. Delete it instead.`);
    }
    if (!draft) return;
    await storeDraft(transaction, id, published, published);
    await auditGuide(
      transaction,
      'draftDiscarded',
      { id, title: published.title },
      textChanges(draft, published),
    );
  });
