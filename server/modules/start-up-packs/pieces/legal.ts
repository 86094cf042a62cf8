import * as z from 'zod';
import { templateOf, written } from '../../content/templates';
import { draftFromPack, legalStanding, takeDraftBack } from '../../legal/forPack';
import type { PackLegal } from '../catalogue/pack';
import type { Piece } from './piece';

const draftBefore = z.object({ title: z.string(), summary: z.string(), html: z.string() }).nullable();

/** Livery's template with the pack's sections before its last one, which says how to reach the company. */
function textFrom({ pathname, html }: PackLegal) {
  const template = templateOf(pathname);
  const end = template.html.lastIndexOf('<h2>');
  return { ...template, html: template.html.slice(0, end) + written(html) + template.html.slice(end) };
}

export function legalPiece(legal: PackLegal): Piece {
  const { pathname, about } = legal;
  const { title } = templateOf(pathname);
  return {
    key: `legal:${pathname}`,
    kind: 'LegalPage',
    name: title,
    detail: () => `${about} Added as a draft: have it checked by a lawyer, then publish it under Legal.`,
    async conflict(db, companyId) {
      const standing = await legalStanding(db, companyId, pathname);
      if (standing === 'Template') return null;
      const sentence =
        standing === 'Draft'
          ? `${title} has a draft of yours, which this draft would take the place of.`
          : `${title} is published in your own words. They stay until you publish this draft.`;
      return { sentence, choices: ['Skip', 'Replace'] };
    },
    async place(on, choice) {
      const { mark, before } = await draftFromPack(on, pathname, textFrom(legal));
      return { outcome: choice === 'Replace' ? 'Replaced' : 'Added', targetId: null, mark, before };
    },
    takeBack: async (on, { mark, before }) =>
      mark && takeDraftBack(on, pathname, { mark, before: draftBefore.parse(before ?? null) }),
  };
}
