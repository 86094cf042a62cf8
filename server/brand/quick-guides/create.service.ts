import { type Context, type QuickGuide, runOnce } from '../../platform';
import { notFound } from '../../lib/errors';
import { newId } from '../../lib/ids';
import { isId } from '../../../contract/ids';
import { parseInput } from '../../lib/parseInput';
import { guideDraftInput, type TextContent } from '../content/input';
import { guideTemplates } from '../content/templates';
import { loadGuide, findGuide, auditGuide, withGuides, type GuideTransaction } from './editing.service';
import { freePathname } from './pathname';
import { toGuide } from './present';
import { emptyText } from './quickGuides.service';
import { guidesOf, guideTexts, insertGuide } from './quickGuides.repository';
import { contentLimits } from '../../../contract/content';

async function addGuide(
  transaction: GuideTransaction,
  text: TextContent,
  { pathname, planIds = null }: { pathname: string; planIds?: readonly string[] | null },
): Promise<string> {
  const id = newId();
  await insertGuide(
    transaction.db,
    transaction.companyId,
    { id, pathname, planIds, ...text },
    transaction.viewer,
  );
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
    for (const { pathname, ...text } of guideTemplates()) {
      if (!taken.has(pathname)) await addGuide(transaction, text, { pathname });
    }
    return (await guidesOf(transaction.db, transaction.companyId)).map(toGuide);
  });

const copyTitle = (title: string): string => {
  const suffix = ' (copy)';
  return title.slice(0, contentLimits.title.max - suffix.length).trimEnd() + suffix;
};

export const duplicateQuickGuide = (ctx: Context, id: string, idempotencyKey: string): Promise<QuickGuide> =>
  withGuides(ctx, async (transaction) => {
    if (!isId(id)) throw notFound('guide');
    const { planIds } = findGuide(transaction.guides, id);
    const idempotency = { key: idempotencyKey, operation: 'duplicateQuickGuide', request: { id } };
    const copyId = await runOnce(transaction.db, transaction.companyId, idempotency, async () => {
      const { draft, published } = await guideTexts(transaction.db, transaction.companyId, id);
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
