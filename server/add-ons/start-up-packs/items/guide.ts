import * as z from 'zod';
import {
  addPackGuide,
  findGuideByPathname,
  normalizeHtml,
  removePackGuide,
  replaceWithPack,
  restoreReplacedGuide,
} from '../../../brand';
import type { Pack, PackGuide } from '../catalog/pack';
import { versionNoteOf, type PackItem } from './packItem';

const guideText = z.object({ title: z.string(), summary: z.string(), html: z.string() }).nullable();
const replacedTexts = z.object({ draft: guideText, published: guideText });

export function guideItem({ pathname, title, summary, html }: PackGuide, pack: Pack): PackItem {
  const contents = { title, summary, html: normalizeHtml(html) };
  const note = versionNoteOf(pack);
  return {
    key: `guide:${pathname}`,
    kind: 'QuickGuide',
    name: title,
    detail: () => `${summary} Published at once, and on your client dashboard with the next deployment.`,
    async findConflict(db, companyId) {
      const existing = await findGuideByPathname(db, companyId, pathname);
      if (!existing) return null;
      const description = `Your guide ${existing.title} has the address /${pathname}.`;
      // An archived guide cannot be replaced, because archived guides cannot be published.
      return {
        description,
        choices: existing.isArchived ? ['KeepBoth', 'Skip'] : ['Skip', 'KeepBoth', 'Replace'],
      };
    },
    async install(context, choice) {
      const existing =
        choice === 'Replace' ? await findGuideByPathname(context.db, context.companyId, pathname) : undefined;
      if (!existing) {
        const { id, mark } = await addPackGuide(context, { ...contents, pathname }, note);
        return { outcome: 'Added', targetId: id, mark, before: null };
      }
      const { id, mark, before } = await replaceWithPack(context, existing, contents, note);
      return { outcome: 'Replaced', targetId: id, mark, before };
    },
    async undo(context, { targetId, mark, before }) {
      if (!targetId || !mark) return null;
      const installed = { id: targetId, mark };
      const replaced = replacedTexts.safeParse(before).data;
      return replaced
        ? restoreReplacedGuide(context, installed, replaced)
        : removePackGuide(context, installed);
    },
  };
}
