import type { Context, PublishQuickGuideInput, QuickGuide } from '../../platform';
import { badInput, conflict } from '../../lib/errors';
import { parseInput } from '../../lib/parseInput';
import { variableValuesFor } from '../content/variables';
import { loadContentCompany } from '../content/contentCompany.repository';
import { noteInput } from '../content/input';
import { nothingToPublishError, requirePublishable } from '../content/publishing';
import { rejectStaleEdit } from './drafts.service';
import { auditGuide, withGuide, type GuideTransaction } from './editing.service';
import { missingImages } from './images.repository';
import { guideTexts, saveDraft } from './quickGuides.repository';
import { publishVersion } from './versions.repository';

async function assertImagesExist({ db, companyId }: GuideTransaction, html: string): Promise<void> {
  const missing = await missingImages(db, companyId, html);
  if (missing === 0) return;
  const subject = missing === 1 ? 'A picture is' : `${missing} pictures are`;
  throw badInput({ html: `${subject} no longer there. Upload it again, or take it out.` });
}

export const publishQuickGuide = (ctx: Context, input: PublishQuickGuideInput): Promise<QuickGuide> =>
  withGuide(ctx, input.id, async (transaction, guide) => {
    const { note } = parseInput(noteInput, input);
    const { db, companyId, viewer } = transaction;
    rejectStaleEdit(guide, input.lockVersion);
    if (guide.isArchived) {
      throw conflict(`${guide.title} is archived. Restore it first.`);
    }
    const { draft } = await guideTexts(db, companyId, guide.id);
    if (!draft) throw nothingToPublishError(guide.version ?? 0);
    requirePublishable(draft, variableValuesFor(await loadContentCompany(db, companyId), null));
    await assertImagesExist(transaction, draft.html);
    const number = await publishVersion(db, companyId, guide.id, { ...draft, note }, viewer);
    await saveDraft(db, companyId, guide.id, null, viewer);
    await auditGuide(transaction, 'published', { id: guide.id, title: draft.title }, [
      { field: 'version', before: guide.version, after: number },
    ]);
  });
