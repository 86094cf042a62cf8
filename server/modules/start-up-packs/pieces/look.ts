import * as z from 'zod';
import { applyPackBrand, packBrandOf, revertPackBrand, type PackBrand } from '../../branding/packBrand';
import type { Piece } from './piece';

const lookBefore = z.object({
  colour: z.string().nullable(),
  tagline: z.string().nullable(),
  introduction: z.string().nullable(),
});

const lookPiece = (
  part: Partial<PackBrand>,
  described: Pick<Piece, 'key' | 'name' | 'detail'> & { standing(look: PackBrand): string | null },
): Piece => ({
  ...{ key: described.key, kind: 'Theme', name: described.name, detail: described.detail },
  async conflict(db, companyId) {
    const sentence = described.standing(await packBrandOf(db, companyId));
    return sentence === null ? null : { sentence, choices: ['Skip', 'Replace'] };
  },
  place: async (on, choice) => ({
    outcome: choice === 'Replace' ? 'Replaced' : 'Added',
    ...{ targetId: null, mark: null, before: await applyPackBrand(on, part) },
  }),
  takeBack: (on, { before }) => revertPackBrand(on, part, lookBefore.parse(before)),
});

export const colourPiece = (colour: string): Piece =>
  lookPiece(
    { colour },
    {
      ...{ key: 'theme:colour', name: 'Colour' },
      detail: () => `${colour}, for your client dashboard and this console.`,
      standing: ({ colour: own }) =>
        own === null || own === colour ? null : `You have chosen the colour ${own}.`,
    },
  );

export const welcomePiece = (tagline: string, introduction: string): Piece =>
  lookPiece(
    { tagline, introduction },
    {
      ...{ key: 'theme:welcome', name: 'Headline and introduction' },
      detail: () => `“${tagline}”, and what stands below it on your client dashboard’s first page.`,
      standing: (look) =>
        look.tagline === null && look.introduction === null ? null : 'You have words of your own there.',
    },
  );
