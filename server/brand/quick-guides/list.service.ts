import type { Context, QuickGuide } from '../../platform';
import { badInput, conflict, notFound } from '../../lib/errors';
import { isId } from '../../../contract/ids';
import { findGuide, auditGuide, withGuide, withGuides } from './editing.service';
import { archive, deleteGuide, selectPlans, setAudience, setOrder, unarchive } from './list.repository';
import { toGuide } from './present';
import { guidesOf } from './quickGuides.repository';

export const reorderQuickGuides = (ctx: Context, ids: readonly string[]): Promise<QuickGuide[]> =>
  withGuides(ctx, async (transaction) => {
    if (!ids.every(isId)) throw notFound('guide');
    const requested = ids.map((id) => findGuide(transaction.guides, id));
    const before = transaction.guides.filter(({ isArchived }) => !isArchived);
    if (ids.length !== before.length || !before.every((guide) => requested.includes(guide))) {
      throw conflict('The guides have changed since you opened them. Look at them again.');
    }
    const moved = requested.find((guide, index) => guide !== before[index]);
    if (moved) {
      await setOrder(transaction.db, transaction.companyId, ids);
      await auditGuide(transaction, 'reordered', moved, [
        {
          field: 'order',
          before: before.map(({ title }) => title),
          after: requested.map(({ title }) => title),
        },
      ]);
    }
    return (await guidesOf(transaction.db, transaction.companyId)).map(toGuide);
  });

export const setQuickGuideAudience = (
  ctx: Context,
  id: string,
  planIds: readonly string[] | null,
): Promise<QuickGuide> =>
  withGuide(ctx, id, async (transaction, guide) => {
    if (planIds?.length === 0) throw badInput({ planIds: 'Choose a plan, or everybody.' });
    if (planIds && !planIds.every(isId)) throw notFound('plan');
    const plans = await selectPlans(transaction.db, transaction.companyId, [
      ...(planIds ?? []),
      ...(guide.planIds ?? []),
    ]);
    const requested = planIds && plans.filter((plan) => planIds.includes(plan.id));
    if (planIds && requested?.length !== new Set(planIds).size) throw notFound('plan');
    const namesOf = (ids: readonly string[] | null) =>
      ids && plans.filter((plan) => ids.includes(plan.id)).map(({ name }) => name);
    const nextPlanIds = requested && requested.map((plan) => plan.id);
    if (JSON.stringify(nextPlanIds) === JSON.stringify(guide.planIds)) return;
    await setAudience(transaction.db, transaction.companyId, id, nextPlanIds);
    await auditGuide(transaction, 'audienceChanged', guide, [
      { field: 'audience', before: namesOf(guide.planIds), after: namesOf(nextPlanIds) },
    ]);
  });

export const archiveQuickGuide = (ctx: Context, id: string): Promise<QuickGuide> =>
  withGuide(ctx, id, async (transaction, guide) => {
    if (guide.isArchived) return;
    await archive(transaction.db, transaction.companyId, id);
    await auditGuide(transaction, 'archived', guide);
  });

export const restoreQuickGuide = (ctx: Context, id: string): Promise<QuickGuide> =>
  withGuide(ctx, id, async (transaction, guide) => {
    if (!guide.isArchived) return;
    await unarchive(transaction.db, transaction.companyId, id);
    await auditGuide(transaction, 'restored', guide);
  });

export const deleteQuickGuide = (ctx: Context, id: string): Promise<boolean> =>
  withGuides(ctx, async (transaction) => {
    if (!isId(id)) throw notFound('guide');
    const guide = findGuide(transaction.guides, id);
    if (guide.version !== null) {
      throw conflict(`Clients may have read ${guide.title}, so it can only be archived.`);
    }
    await deleteGuide(transaction.db, transaction.companyId, id);
    await auditGuide(transaction, 'deleted', guide);
    return true;
  });
