import {
  authorize,
  type Context,
  type LegalDraftInput,
  type LegalPage,
  type LegalPageDetail,
} from '../../platform';
import { notFound } from '../../lib/errors';
import { isSameText, parseLegalDraft, type TextContent } from '../content/input';
import { isSameEdit, textChanges } from '../content/auditContent';
import { legalTemplate } from '../content/templates';
import { auditPageChange, refuseStale, withLockedPage, type LockedPage } from './editing.service';
import { legalPage } from './legal.service';
import { saveDraft } from './legal.repository';
import { legalVersionText } from './versions.repository';

async function storeDraft(page: LockedPage, text: TextContent): Promise<void> {
  const { db, companyId, pathname, viewer, base } = page;
  await saveDraft(db, companyId, pathname, isSameText(text, base) ? null : text, viewer);
}

export async function saveLegalDraft(ctx: Context, input: LegalDraftInput): Promise<LegalPage> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'write');
  const text = await parseLegalDraft(companyId, input);
  return withLockedPage(ctx, input.pathname, async (page) => {
    const previous = page.draft ?? page.base;
    // A retry after a lost response sends a text that is already saved, so it is not stale.
    if (isSameText(text, previous)) return;
    refuseStale(page, input.lockVersion);
    await storeDraft(page, text);
    if (page.draft && isSameEdit(ctx, page.row))
      return page.db.publish({ type: 'companyChanged', companyId: page.companyId });
    await auditPageChange(page, 'draftSaved', text.title, textChanges(previous, text));
  });
}

/**
 * Returns the text of a version, or the template if `number` is null. Throws `NOT_FOUND` for an unknown
 * version.
 */
async function loadEarlierText(
  { db, companyId, pathname }: LockedPage,
  number: number | null,
): Promise<TextContent> {
  if (number === null) return legalTemplate(pathname);
  const text = await legalVersionText(db, companyId, pathname, number);
  if (!text) throw notFound('version');
  return text;
}

export async function restoreLegalVersion(
  ctx: Context,
  pathname: string,
  lockVersion: number,
  number: number | null,
): Promise<LegalPageDetail> {
  await withLockedPage(ctx, pathname, async (page) => {
    refuseStale(page, lockVersion);
    const text = await loadEarlierText(page, number);
    const previous = page.draft ?? page.base;
    if (isSameText(text, previous)) return;
    await storeDraft(page, text);
    await auditPageChange(page, 'versionRestored', text.title, [
      { field: 'restoredFrom', before: page.row.version, after: number ?? 'Template' },
    ]);
  });
  return legalPage(ctx, pathname);
}

export async function discardLegalDraft(
  ctx: Context,
  pathname: string,
  lockVersion: number,
): Promise<LegalPageDetail> {
  await withLockedPage(ctx, pathname, async (page) => {
    if (!page.draft) return;
    refuseStale(page, lockVersion);
    await storeDraft(page, page.base);
    await auditPageChange(page, 'draftDiscarded', page.base.title, textChanges(page.draft, page.base));
  });
  return legalPage(ctx, pathname);
}
