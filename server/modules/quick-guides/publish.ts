import type { Context } from '../../context';
import { badInput, DomainError } from '../../errors';
import { parseInput } from '../../lib/parseInput';
import type { PublishQuickGuideInput, QuickGuide } from '../../schema.generated';
import { contentFacts, valuesFor } from '../content/facts';
import { publishGuideInput } from '../content/input';
import { refuseUnfinished } from '../content/readiness';
import { nothingToPublish } from '../content/stale';
import { refuseStale } from './drafts';
import { recordGuide, withGuide, type GuidesAtHand } from './editing';
import { missingImages } from './imagesSql';
import { guideTexts, saveDraft } from './sql';
import { publishVersion } from './versionsSql';

async function refuseMissingPictures({ db, companyId }: GuidesAtHand, html: string): Promise<void> {
  const missing = await missingImages(db, companyId, html);
  if (missing === 0) return;
  const which = missing === 1 ? 'A picture is' : `${missing} pictures are`;
  throw badInput({ html: `${which} no longer there. Upload it again, or take it out.` });
}

export const publishQuickGuide = (ctx: Context, input: PublishQuickGuideInput): Promise<QuickGuide> =>
  withGuide(ctx, input.id, async (at, guide) => {
    const { note } = parseInput(publishGuideInput, input);
    const { db, companyId, viewer } = at;
    refuseStale(guide, input.lockVersion);
    if (guide.isArchived) {
      throw new DomainError('CONFLICT', `${guide.title} is archived. Restore it first.`);
    }
    const { draft } = await guideTexts(db, companyId, guide.id);
    if (!draft) throw nothingToPublish(guide.version ?? 0);
    refuseUnfinished(draft, valuesFor(await contentFacts(db, companyId), null));
    await refuseMissingPictures(at, draft.html);
    const number = await publishVersion(db, companyId, guide.id, { ...draft, note }, viewer);
    await saveDraft(db, companyId, guide.id, null, viewer);
    await recordGuide(at, 'published', { id: guide.id, title: draft.title }, [
      { field: 'version', before: guide.version, after: number },
    ]);
  });
