import { applyPackWords, hasOwnWords, takeWordsBack } from '../../marketing-templates/forPack';
import { templateNamed } from '../../marketing-templates/templates/all';
import * as z from 'zod';
import type { PackWords } from '../catalogue/pack';
import type { Piece } from './piece';

const wordsBefore = z.record(z.string(), z.string()).nullable();

export function wordsPiece({ slug, words }: PackWords): Piece {
  const { name } = templateNamed(slug);
  return {
    key: `words:${slug}`,
    kind: 'Template',
    name,
    detail: () => 'Words for your trade in this marketing template.',
    conflict: async (db, companyId) =>
      (await hasOwnWords(db, companyId, slug))
        ? { sentence: `${name} has words of your own.`, choices: ['Skip', 'Replace'] }
        : null,
    async place(on, choice) {
      const { mark, before } = await applyPackWords(on, slug, words);
      return { outcome: choice === 'Replace' ? 'Replaced' : 'Added', targetId: null, mark, before };
    },
    takeBack: async (on, { mark, before }) =>
      mark && takeWordsBack(on, slug, { mark, before: wordsBefore.parse(before ?? null) }),
  };
}
