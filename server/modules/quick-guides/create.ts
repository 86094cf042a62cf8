import type { Context } from '../../context';
import { notFound } from '../../errors';
import { isId, newId } from '../../lib/ids';
import { parseInput } from '../../lib/parseInput';
import type { QuickGuide } from '../../schema.generated';
import { guideDraftInput, type Text } from '../content/input';
import { guideTemplates } from '../content/templates';
import { onlyOnce } from '../idempotency/onlyOnce';
import { changedGuide, guideAmong, recordGuide, withGuides, type GuidesAtHand } from './editing';
import { freePathname } from './pathname';
import { toGuide } from './present';
import { nothing } from './service';
import { guidesOf, guideTexts, insertGuide } from './sql';

const longestTitle = 120;

async function addGuide(
  at: GuidesAtHand,
  text: Text,
  { pathname, planIds = null }: { pathname: string; planIds?: readonly string[] | null },
): Promise<string> {
  const id = newId();
  await insertGuide(at.db, at.companyId, { id, pathname, planIds, ...text }, at.viewer);
  await recordGuide(at, 'created', { id, title: text.title });
  return id;
}

const takenIn = ({ guides }: GuidesAtHand): Set<string> => new Set(guides.map(({ pathname }) => pathname));

export const createQuickGuide = (ctx: Context, title: string, idempotencyKey: string): Promise<QuickGuide> =>
  withGuides(ctx, async (at) => {
    const text = parseInput(guideDraftInput, { ...nothing, title });
    const press = { key: idempotencyKey, operation: 'createQuickGuide', request: { title } };
    const id = await onlyOnce(at.db, at.companyId, press, () =>
      addGuide(at, text, { pathname: freePathname(text.title, takenIn(at)) }),
    );
    return changedGuide(at, id);
  });

export const addStarterGuides = (ctx: Context): Promise<QuickGuide[]> =>
  withGuides(ctx, async (at) => {
    const taken = takenIn(at);
    for (const { pathname, ...text } of guideTemplates()) {
      if (!taken.has(pathname)) await addGuide(at, text, { pathname });
    }
    return (await guidesOf(at.db, at.companyId)).map(toGuide);
  });

const copyTitle = (title: string): string => {
  const end = ' (copy)';
  return title.slice(0, longestTitle - end.length).trimEnd() + end;
};

export const duplicateQuickGuide = (ctx: Context, id: string, idempotencyKey: string): Promise<QuickGuide> =>
  withGuides(ctx, async (at) => {
    if (!isId(id)) throw notFound('guide');
    const { planIds } = guideAmong(at.guides, id);
    const press = { key: idempotencyKey, operation: 'duplicateQuickGuide', request: { id } };
    const copy = await onlyOnce(at.db, at.companyId, press, async () => {
      const { draft, published } = await guideTexts(at.db, at.companyId, id);
      const text = draft ?? published ?? nothing;
      const title = copyTitle(text.title);
      return addGuide(at, { ...text, title }, { pathname: freePathname(title, takenIn(at)), planIds });
    });
    return changedGuide(at, copy);
  });
