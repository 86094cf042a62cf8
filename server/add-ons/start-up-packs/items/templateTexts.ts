import { applyPackTexts, hasCustomTexts, revertPackTexts } from '../../marketing-templates/packTexts';
import { findTemplate } from '../../marketing-templates/templates/all';
import * as z from 'zod';
import type { PackTemplateTexts } from '../catalog/pack';
import type { PackItem } from './packItem';

const replacedTexts = z.record(z.string(), z.string()).nullable();

export function templateTextsItem({ slug, texts }: PackTemplateTexts): PackItem {
  const { name } = findTemplate(slug);
  return {
    key: `words:${slug}`,
    kind: 'Template',
    name,
    detail: () => 'Words for your trade in this marketing template.',
    findConflict: async (db, companyId) =>
      (await hasCustomTexts(db, companyId, slug))
        ? { description: `${name} has words of your own.`, choices: ['Skip', 'Replace'] }
        : null,
    async install(context, choice) {
      const { mark, before } = await applyPackTexts(context, slug, texts);
      return { outcome: choice === 'Replace' ? 'Replaced' : 'Added', targetId: null, mark, before };
    },
    undo: async (context, { mark, before }) =>
      mark && revertPackTexts(context, slug, { mark, before: replacedTexts.parse(before ?? null) }),
  };
}
