import { type Context, type QuickGuide, runOnce } from '../../platform';
import { badInput, conflict, notFound } from '../../lib/errors';
import { newId } from '../../lib/ids';
import { parseInput } from '../../lib/input';
import { withoutDirectionMarks } from '../../../contract/directionMarks';
import { t } from '../../lib/i18n/i18n';
import { contentLimits } from '../../../contract/content';
import { isId } from '../../../contract/ids';
import { guideDraftInput, type TextContent } from '../content/input';
import { contentLanguageOf } from '../content/contentCompany.repository';
import { guideTemplates } from '../content/templates';
import { documentTexts } from '../documents/documents.repository';
import { emptyText } from '../documents/documents.service';
import { quickGuideKind } from '../documents/kinds';
import {
  archiveGuide,
  deleteGuide,
  guidesOf,
  insertGuide,
  selectPlans,
  setAudience,
  setOrder,
  unarchiveGuide,
} from './guides.repository';
import {
  auditGuide,
  findGuide,
  loadGuide,
  toGuide,
  withGuide,
  withGuides,
  type GuideTransaction,
} from './guides.service';
import { freePathname } from './pathname';

async function addGuide(
  transaction: GuideTransaction,
  text: TextContent,
  { pathname, planIds = null }: { pathname: string; planIds?: readonly string[] | null },
): Promise<string> {
  const id = newId();
  const { db, companyId, operator } = transaction;
  await insertGuide(db, companyId, { id, pathname, planIds, ...text }, operator);
  await auditGuide(transaction, 'created', { id, title: text.title });
  return id;
}

const pathnamesOf = ({ guides }: GuideTransaction): Set<string> =>
  new Set(guides.map(({ pathname }) => pathname));

export const createQuickGuide = (ctx: Context, title: string, idempotencyKey: string): Promise<QuickGuide> =>
  withGuides(ctx, async (transaction) => {
    const text = parseInput(guideDraftInput, { ...emptyText, title });
    const idempotency = { key: idempotencyKey, operation: 'createQuickGuide', request: { title } };
    const id = await runOnce(transaction.db, transaction.companyId, idempotency, () =>
      addGuide(transaction, text, { pathname: freePathname(text.title, pathnamesOf(transaction)) }),
    );
    return loadGuide(transaction, id);
  });

export const addStarterGuides = (ctx: Context): Promise<QuickGuide[]> =>
  withGuides(ctx, async (transaction) => {
    const taken = pathnamesOf(transaction);
    const contentLanguage = await contentLanguageOf(transaction.db, transaction.companyId);
    for (const { pathname, ...text } of guideTemplates(contentLanguage)) {
      if (!taken.has(pathname)) await addGuide(transaction, text, { pathname });
    }
    return (await guidesOf(transaction.db, transaction.companyId)).map(toGuide);
  });

const titleOfCopy = (title: string): string => withoutDirectionMarks(t('{name} (copy)', { name: title }));

const copyTitle = (title: string): string =>
  titleOfCopy(title.slice(0, contentLimits.title.max - titleOfCopy('').length).trimEnd());

export const duplicateQuickGuide = (ctx: Context, id: string, idempotencyKey: string): Promise<QuickGuide> =>
  withGuides(ctx, async (transaction) => {
    if (!isId(id)) throw notFound();
    const { planIds } = findGuide(transaction.guides, id);
    const idempotency = { key: idempotencyKey, operation: 'duplicateQuickGuide', request: { id } };
    const copyId = await runOnce(transaction.db, transaction.companyId, idempotency, async () => {
      const { draft, published } = await documentTexts(
        transaction.db,
        transaction.companyId,
        quickGuideKind,
        id,
      );
      const text = draft ?? published ?? emptyText;
      const title = copyTitle(text.title);
      return addGuide(
        transaction,
        { ...text, title },
        { pathname: freePathname(title, pathnamesOf(transaction)), planIds },
      );
    });
    return loadGuide(transaction, copyId);
  });

export const reorderQuickGuides = (ctx: Context, ids: readonly string[]): Promise<QuickGuide[]> =>
  withGuides(ctx, async (transaction) => {
    if (!ids.every(isId)) throw notFound();
    const requested = ids.map((id) => findGuide(transaction.guides, id));
    const before = transaction.guides.filter(({ isArchived }) => !isArchived);
    if (ids.length !== before.length || !before.every((guide) => requested.includes(guide))) {
      throw conflict(t('The guides have changed since you opened them. Reload the page and try again.'));
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
    if (planIds?.length === 0) throw badInput({ planIds: t('Choose at least one plan, or all clients.') });
    if (planIds && !planIds.every(isId)) throw notFound();
    const plans = await selectPlans(transaction.db, transaction.companyId, [
      ...(planIds ?? []),
      ...(guide.planIds ?? []),
    ]);
    const requested = planIds && plans.filter((plan) => planIds.includes(plan.id));
    if (planIds && requested?.length !== new Set(planIds).size) throw notFound();
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
    await archiveGuide(transaction.db, transaction.companyId, id);
    await auditGuide(transaction, 'archived', guide);
  });

export const restoreQuickGuide = (ctx: Context, id: string): Promise<QuickGuide> =>
  withGuide(ctx, id, async (transaction, guide) => {
    if (!guide.isArchived) return;
    await unarchiveGuide(transaction.db, transaction.companyId, id);
    await auditGuide(transaction, 'restored', guide);
  });

export const deleteQuickGuide = (ctx: Context, id: string): Promise<boolean> =>
  withGuides(ctx, async (transaction) => {
    if (!isId(id)) throw notFound();
    const guide = findGuide(transaction.guides, id);
    if (guide.version !== null) {
      throw conflict(
        t('Clients may have read {title}, so you can’t delete it. Archive it instead.', {
          title: guide.title,
        }),
      );
    }
    await deleteGuide(transaction.db, transaction.companyId, id);
    await auditGuide(transaction, 'deleted', guide);
    return true;
  });
