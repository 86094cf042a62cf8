import type { Context } from '../../context';
import { badInput, DomainError, notFound } from '../../errors';
import { isId } from '../../lib/ids';
import type { QuickGuide } from '../../schema.generated';
import { guideAmong, recordGuide, withGuide, withGuides } from './editing';
import { archive, deleteGuide, plansNamed, setAudience, setOrder, unarchive } from './listSql';
import { toGuide } from './present';
import { guidesOf } from './sql';

export const orderQuickGuides = (ctx: Context, ids: readonly string[]): Promise<QuickGuide[]> =>
  withGuides(ctx, async (at) => {
    if (!ids.every(isId)) throw notFound('guide');
    const wanted = ids.map((id) => guideAmong(at.guides, id));
    const before = at.guides.filter(({ isArchived }) => !isArchived);
    if (ids.length !== before.length || !before.every((guide) => wanted.includes(guide))) {
      throw new DomainError('CONFLICT', 'The guides have changed since you opened them. Look at them again.');
    }
    const moved = wanted.find((guide, index) => guide !== before[index]);
    if (moved) {
      await setOrder(at.db, at.companyId, ids);
      await recordGuide(at, 'reordered', moved, [
        { field: 'order', before: before.map(({ title }) => title), after: wanted.map(({ title }) => title) },
      ]);
    }
    return (await guidesOf(at.db, at.companyId)).map(toGuide);
  });

export const setQuickGuideAudience = (
  ctx: Context,
  id: string,
  planIds: readonly string[] | null,
): Promise<QuickGuide> =>
  withGuide(ctx, id, async (at, guide) => {
    if (planIds?.length === 0) throw badInput({ planIds: 'Choose a plan, or everybody.' });
    if (planIds && !planIds.every(isId)) throw notFound('plan');
    const named = await plansNamed(at.db, at.companyId, [...(planIds ?? []), ...(guide.planIds ?? [])]);
    const wanted = planIds && named.filter((plan) => planIds.includes(plan.id));
    if (planIds && wanted?.length !== new Set(planIds).size) throw notFound('plan');
    const namesOf = (ids: readonly string[] | null) =>
      ids && named.filter((plan) => ids.includes(plan.id)).map(({ name }) => name);
    const next = wanted && wanted.map((plan) => plan.id);
    if (JSON.stringify(next) === JSON.stringify(guide.planIds)) return;
    await setAudience(at.db, at.companyId, id, next);
    await recordGuide(at, 'audienceChanged', guide, [
      { field: 'audience', before: namesOf(guide.planIds), after: namesOf(next) },
    ]);
  });

export const archiveQuickGuide = (ctx: Context, id: string): Promise<QuickGuide> =>
  withGuide(ctx, id, async (at, guide) => {
    if (guide.isArchived) return;
    await archive(at.db, at.companyId, id);
    await recordGuide(at, 'archived', guide);
  });

export const restoreQuickGuide = (ctx: Context, id: string): Promise<QuickGuide> =>
  withGuide(ctx, id, async (at, guide) => {
    if (!guide.isArchived) return;
    await unarchive(at.db, at.companyId, id);
    await recordGuide(at, 'restored', guide);
  });

export const deleteQuickGuide = (ctx: Context, id: string): Promise<boolean> =>
  withGuides(ctx, async (at) => {
    if (!isId(id)) throw notFound('guide');
    const guide = guideAmong(at.guides, id);
    if (guide.version !== null) {
      throw new DomainError('CONFLICT', `Clients may have read ${guide.title}, so it can only be archived.`);
    }
    await deleteGuide(at.db, at.companyId, id);
    await recordGuide(at, 'deleted', guide);
    return true;
  });
