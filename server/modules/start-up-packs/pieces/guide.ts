import * as z from 'zod';
import { written } from '../../content/templates';
import {
  addPackGuide,
  guideAt,
  replaceWithPack,
  restoreReplaced,
  withdrawPackGuide,
} from '../../quick-guides/forPack';
import type { Pack, PackGuide } from '../catalogue/pack';
import { noteOf, type Piece } from './piece';

const text = z.object({ title: z.string(), summary: z.string(), html: z.string() }).nullable();
const textsBefore = z.object({ draft: text, published: text });

export function guidePiece({ pathname, title, summary, html }: PackGuide, pack: Pack): Piece {
  const words = { title, summary, html: written(html) };
  const note = noteOf(pack);
  return {
    key: `guide:${pathname}`,
    kind: 'QuickGuide',
    name: title,
    detail: () => `${summary} Published at once, and on your client dashboard with the next deployment.`,
    async conflict(db, companyId) {
      const known = await guideAt(db, companyId, pathname);
      if (!known) return null;
      const sentence = `Your guide ${known.title} has the address /${pathname}.`;
      // What nobody is to see any more is not published by the way.
      return { sentence, choices: known.isArchived ? ['KeepBoth', 'Skip'] : ['Skip', 'KeepBoth', 'Replace'] };
    },
    async place(on, choice) {
      const known = choice === 'Replace' ? await guideAt(on.db, on.companyId, pathname) : undefined;
      if (!known) {
        const { id, mark } = await addPackGuide(on, { ...words, pathname }, note);
        return { outcome: 'Added', targetId: id, mark, before: null };
      }
      const { id, mark, before } = await replaceWithPack(on, known, words, note);
      return { outcome: 'Replaced', targetId: id, mark, before };
    },
    async takeBack(on, { targetId, mark, before }) {
      if (!targetId || !mark) return null;
      const placed = { id: targetId, mark };
      const replaced = textsBefore.safeParse(before).data;
      return replaced ? restoreReplaced(on, placed, replaced) : withdrawPackGuide(on, placed);
    },
  };
}
