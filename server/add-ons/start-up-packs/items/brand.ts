import * as z from 'zod';
import { applyPackBrand, type PackBrand, packBrandOf, revertPackBrand } from '../../../brand';
import type { PackItem } from './packItem';

const replacedBrand = z.object({
  colour: z.string().nullable(),
  tagline: z.string().nullable(),
  introduction: z.string().nullable(),
});

const brandItem = (
  values: Partial<PackBrand>,
  definition: Pick<PackItem, 'key' | 'name' | 'detail'> & {
    describeConflict(brand: PackBrand): string | null;
  },
): PackItem => ({
  ...{ key: definition.key, kind: 'Theme', name: definition.name, detail: definition.detail },
  async findConflict(db, companyId) {
    const description = definition.describeConflict(await packBrandOf(db, companyId));
    return description === null ? null : { description, choices: ['Skip', 'Replace'] };
  },
  install: async (context, choice) => ({
    outcome: choice === 'Replace' ? 'Replaced' : 'Added',
    ...{ targetId: null, mark: null, before: await applyPackBrand(context, values) },
  }),
  undo: (context, { before }) => revertPackBrand(context, values, replacedBrand.parse(before)),
});

export const colorItem = (colour: string): PackItem =>
  brandItem(
    { colour },
    {
      ...{ key: 'theme:colour', name: 'Colour' },
      detail: () => `${colour}, for your client dashboard and this console.`,
      describeConflict: ({ colour: current }) =>
        current === null || current === colour ? null : `You have chosen the colour ${current}.`,
    },
  );

export const welcomeItem = (tagline: string, introduction: string): PackItem =>
  brandItem(
    { tagline, introduction },
    {
      ...{ key: 'theme:welcome', name: 'Headline and introduction' },
      detail: () => `“${tagline}”, and what stands below it on your client dashboard’s first page.`,
      describeConflict: (brand) =>
        brand.tagline === null && brand.introduction === null ? null : 'You have words of your own there.',
    },
  );
