import {
  type AuditChange,
  authorize,
  type Context,
  type Db,
  type QuickGuide,
  type QuickGuideDetail,
  type VerbOf,
  type Viewer,
} from '../../platform';
import { notFound } from '../../lib/errors';
import { isId } from '../../../contract/ids';
import { auditContent } from '../content/auditContent';
import { sanitizeDetail } from '../content/storedText';
import { toGuide } from './present';
import { loadDetail } from './quickGuides.service';
import { guidesOf, lockGuides, type GuideRow } from './quickGuides.repository';

/** A transaction that has locked the company's guides. */
export interface GuideTransaction {
  db: Db;
  ctx: Context;
  viewer: Viewer;
  companyId: string;
  guides: readonly GuideRow[];
}

export function findGuide(guides: readonly GuideRow[], id: string): GuideRow {
  const guide = guides.find((candidate) => candidate.id === id);
  if (!guide) throw notFound('guide');
  return guide;
}

/** Locks the company's guides and runs `work` in the same transaction. */
export async function withGuides<Result>(
  ctx: Context,
  work: (transaction: GuideTransaction) => Promise<Result>,
): Promise<Result> {
  const viewer = authorize(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'write');
  const { companyId } = viewer;
  return ctx.services.database.inCompany(companyId, async (db) => {
    await lockGuides(db, companyId);
    return work({ db, ctx, viewer, companyId, guides: await guidesOf(db, companyId) });
  });
}

export const loadGuide = async ({ db, companyId }: GuideTransaction, id: string): Promise<QuickGuide> =>
  toGuide(findGuide(await guidesOf(db, companyId), id));

/** Runs `work` on one guide and returns its new state. Throws `NOT_FOUND` if the guide does not exist. */
export const withGuide = (
  ctx: Context,
  id: string,
  work: (transaction: GuideTransaction, guide: GuideRow) => Promise<void>,
): Promise<QuickGuide> =>
  withGuides(ctx, async (transaction) => {
    if (!isId(id)) throw notFound('guide');
    await work(transaction, findGuide(transaction.guides, id));
    return loadGuide(transaction, id);
  });

/**
 * Runs `work` on one guide and returns its new state with its texts and versions. Throws `NOT_FOUND` if the
 * guide does not exist.
 */
export async function withGuideDetail(
  ctx: Context,
  id: string,
  work: (transaction: GuideTransaction, guide: GuideRow) => Promise<void>,
): Promise<QuickGuideDetail> {
  const { companyId, detail } = await withGuides(ctx, async (transaction) => {
    if (!isId(id)) throw notFound('guide');
    await work(transaction, findGuide(transaction.guides, id));
    const loaded = await loadDetail(
      transaction.db,
      ctx,
      transaction.companyId,
      await loadGuide(transaction, id),
    );
    return { companyId: transaction.companyId, detail: loaded };
  });
  return sanitizeDetail(companyId, detail);
}

export const auditGuide = (
  { db, ctx, companyId }: GuideTransaction,
  action: VerbOf<'quickGuide'>,
  { id, title }: { id: string; title: string },
  changes: readonly AuditChange[] = [],
): Promise<void> => auditContent(db, ctx, companyId, { type: 'QuickGuide', action, id, title, changes });
