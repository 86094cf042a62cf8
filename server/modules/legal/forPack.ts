import type { Db } from '../../db/database';
import type { OnBehalf } from '../../jobs/onBehalf';
import type { VerbOf } from '../audit/actions';
import type { Text } from '../content/input';
import { recordContent } from '../content/record';
import { templateOf, type LegalPathname } from '../content/templates';
import { legalTexts, lockLegalPage, saveDraft } from './sql';

/** What somebody has made of the page: nothing where it is the template's still. */
export async function legalStanding(
  db: Db,
  companyId: string,
  pathname: LegalPathname,
): Promise<'Template' | 'Draft' | 'Published'> {
  const { draft, published } = await legalTexts(db, companyId, pathname);
  if (draft) return 'Draft';
  return published ? 'Published' : 'Template';
}

/** A draft that a pack has written, how the page stood then, and which draft was there before. */
export interface PlacedDraft {
  mark: string;
  before: Text | null;
}

async function save(
  on: OnBehalf,
  action: VerbOf<'legalPage'>,
  pathname: LegalPathname,
  draft: Text | null,
): Promise<string> {
  const { db, companyId, operator, by } = on;
  await saveDraft(db, companyId, pathname, draft, operator);
  const { title } = draft ?? templateOf(pathname);
  await recordContent(db, by, companyId, { type: 'LegalPage', action, id: companyId, title });
  return String((await lockLegalPage(db, companyId, pathname)).lockVersion);
}

export async function draftFromPack(on: OnBehalf, pathname: LegalPathname, text: Text): Promise<PlacedDraft> {
  await lockLegalPage(on.db, on.companyId, pathname);
  const { draft } = await legalTexts(on.db, on.companyId, pathname);
  return { mark: await save(on, 'draftSaved', pathname, text), before: draft };
}

/** Puts back the draft that was there; where somebody has worked on the page since, it says so. */
export async function takeDraftBack(
  on: OnBehalf,
  pathname: LegalPathname,
  { mark, before }: PlacedDraft,
): Promise<string | null> {
  const { lockVersion } = await lockLegalPage(on.db, on.companyId, pathname);
  if (String(lockVersion) !== mark) return 'It was changed since.';
  await save(on, 'draftDiscarded', pathname, before);
  return null;
}
