import * as z from 'zod/mini';
import { brandFields, brandLimits } from '@contract/branding';
import { textMessages } from '@/lib/fieldMessages';
import { defaultBrand } from '@/theme/brand';
import * as texts from '@/texts/ui/brand';

export const brandForm = z.object(
  brandFields({
    title: textMessages(texts.enterTheNameThatClients),
    colour: texts.enterAColourAsAndSix,
  }),
);

export type BrandValues = z.infer<typeof brandForm>;

export const toBrandForm = (saved: Partial<BrandValues> | null, companyName: string): BrandValues => ({
  title: saved?.title ?? companyName.slice(0, brandLimits.title.max),
  colour: saved?.colour?.toLowerCase() ?? defaultBrand.colour,
});

/** Expands `1A73E8` and `#abc` to `#rrggbb`. Returns other input unchanged. */
export function completeHex(input: string): string {
  const digits = input.trim().replace(/^#/, '').toLowerCase();
  if (/^[0-9a-f]{6}$/.test(digits)) return `#${digits}`;
  if (/^[0-9a-f]{3}$/.test(digits)) return `#${[...digits].map((digit) => digit + digit).join('')}`;
  return input;
}
