import type { Context } from '../../context';
import { notFound } from '../../errors';
import { authorise } from '../../permissions';
import type { LegalDraftInput, LegalPage, LegalPageDetail } from '../../schema.generated';
import { isSameText, readLegalDraft, type Text } from '../content/input';
import { isSameSitting, tellConsoles, textChanges } from '../content/record';
import { templateOf } from '../content/templates';
import { recordPage, refuseStale, withPage, type PageAtHand } from './editing';
import { legalPage } from './service';
import { saveDraft } from './sql';
import { legalVersionText } from './versionsSql';

async function keep(at: PageAtHand, text: Text): Promise<void> {
  const { db, companyId, pathname, viewer, base } = at;
  await saveDraft(db, companyId, pathname, isSameText(text, base) ? null : text, viewer);
}

export async function saveLegalDraft(ctx: Context, input: LegalDraftInput): Promise<LegalPage> {
  const { companyId } = authorise(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'write');
  const text = await readLegalDraft(companyId, input);
  return withPage(ctx, input.pathname, async (at) => {
    const before = at.draft ?? at.base;
    // What an answer was lost of is saved already.
    if (isSameText(text, before)) return;
    refuseStale(at, input.lockVersion);
    await keep(at, text);
    if (at.draft && isSameSitting(ctx, at.row)) return tellConsoles(at.db, at.companyId);
    await recordPage(at, 'draftSaved', text.title, textChanges(before, text));
  });
}

/** The template where `number` is null. */
async function earlierText({ db, companyId, pathname }: PageAtHand, number: number | null): Promise<Text> {
  if (number === null) return templateOf(pathname);
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
  await withPage(ctx, pathname, async (at) => {
    refuseStale(at, lockVersion);
    const text = await earlierText(at, number);
    const before = at.draft ?? at.base;
    if (isSameText(text, before)) return;
    await keep(at, text);
    await recordPage(at, 'versionRestored', text.title, [
      { field: 'restoredFrom', before: at.row.version, after: number ?? 'Template' },
    ]);
  });
  return legalPage(ctx, pathname);
}

export async function discardLegalDraft(
  ctx: Context,
  pathname: string,
  lockVersion: number,
): Promise<LegalPageDetail> {
  await withPage(ctx, pathname, async (at) => {
    if (!at.draft) return;
    refuseStale(at, lockVersion);
    await keep(at, at.base);
    await recordPage(at, 'draftDiscarded', at.base.title, textChanges(at.draft, at.base));
  });
  return legalPage(ctx, pathname);
}
