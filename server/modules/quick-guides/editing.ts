import type { Context, Viewer } from '../../context';
import type { Db } from '../../db/database';
import { notFound } from '../../errors';
import { isId } from '../../lib/ids';
import { authorise } from '../../permissions';
import type { QuickGuide, QuickGuideDetail } from '../../schema.generated';
import type { VerbOf } from '../audit/actions';
import type { AuditChange } from '../audit/service';
import { recordContent } from '../content/record';
import { readDetail } from '../content/storedText';
import { toGuide } from './present';
import { loadDetail } from './service';
import { guidesOf, lockGuides, type GuideRow } from './sql';

/** The company's guides, which nobody else changes until the transaction ends. */
export interface GuidesAtHand {
  db: Db;
  ctx: Context;
  viewer: Viewer;
  companyId: string;
  guides: readonly GuideRow[];
}

export function guideAmong(guides: readonly GuideRow[], id: string): GuideRow {
  const guide = guides.find((one) => one.id === id);
  if (!guide) throw notFound('guide');
  return guide;
}

/** Takes the company's guides in hand and does `work` in the same transaction. */
export async function withGuides<Result>(
  ctx: Context,
  work: (at: GuidesAtHand) => Promise<Result>,
): Promise<Result> {
  const viewer = authorise(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'write');
  const { companyId } = viewer;
  return ctx.services.database.inCompany(companyId, async (db) => {
    await lockGuides(db, companyId);
    return work({ db, ctx, viewer, companyId, guides: await guidesOf(db, companyId) });
  });
}

/** As it is now, after what was done. */
export const changedGuide = async ({ db, companyId }: GuidesAtHand, id: string): Promise<QuickGuide> =>
  toGuide(guideAmong(await guidesOf(db, companyId), id));

/** The same with one guide, which it gives as it is then. */
export const withGuide = (
  ctx: Context,
  id: string,
  work: (at: GuidesAtHand, guide: GuideRow) => Promise<void>,
): Promise<QuickGuide> =>
  withGuides(ctx, async (at) => {
    if (!isId(id)) throw notFound('guide');
    await work(at, guideAmong(at.guides, id));
    return changedGuide(at, id);
  });

/** The same, with the words that it has then. */
export async function withGuideDetail(
  ctx: Context,
  id: string,
  work: (at: GuidesAtHand, guide: GuideRow) => Promise<void>,
): Promise<QuickGuideDetail> {
  const { companyId, detail } = await withGuides(ctx, async (at) => {
    if (!isId(id)) throw notFound('guide');
    await work(at, guideAmong(at.guides, id));
    const loaded = await loadDetail(at.db, ctx, at.companyId, await changedGuide(at, id));
    return { companyId: at.companyId, detail: loaded };
  });
  return readDetail(companyId, detail);
}

export const recordGuide = (
  { db, ctx, companyId }: GuidesAtHand,
  action: VerbOf<'quickGuide'>,
  { id, title }: { id: string; title: string },
  changes: readonly AuditChange[] = [],
): Promise<void> => recordContent(db, ctx, companyId, { type: 'QuickGuide', action, id, title, changes });
