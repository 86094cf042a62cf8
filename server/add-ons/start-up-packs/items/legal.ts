import * as z from 'zod';
import {
  applyPackDraft,
  legalPageState,
  legalTemplate,
  normalizeHtml,
  revertPackDraft,
} from '../../../brand';
import type { PackLegal } from '../catalog/pack';
import type { PackItem } from './packItem';

const replacedDraft = z.object({ title: z.string(), summary: z.string(), html: z.string() }).nullable();

/** Returns Livery's template with the pack's sections before its last section, the contact details. */
function draftTextOf({ pathname, html }: PackLegal) {
  const template = legalTemplate(pathname);
  const contactStart = template.html.lastIndexOf('<h2>');
  return {
    ...template,
    html: template.html.slice(0, contactStart) + normalizeHtml(html) + template.html.slice(contactStart),
  };
}

export function legalItem(legal: PackLegal): PackItem {
  const { pathname, about } = legal;
  const { title } = legalTemplate(pathname);
  return {
    key: `legal:${pathname}`,
    kind: 'LegalPage',
    name: title,
    detail: () => `${about} Added as a draft: have it checked by a lawyer, then publish it under Legal.`,
    async findConflict(db, companyId) {
      const state = await legalPageState(db, companyId, pathname);
      if (state === 'Template') return null;
      const description =
        state === 'Draft'
          ? `${title} has a draft of yours, which this draft would take the place of.`
          : `${title} is published in your own words. They stay until you publish this draft.`;
      return { description, choices: ['Skip', 'Replace'] };
    },
    async install(context, choice) {
      const { mark, before } = await applyPackDraft(context, pathname, draftTextOf(legal));
      return { outcome: choice === 'Replace' ? 'Replaced' : 'Added', targetId: null, mark, before };
    },
    undo: async (context, { mark, before }) =>
      mark && revertPackDraft(context, pathname, { mark, before: replacedDraft.parse(before ?? null) }),
  };
}
