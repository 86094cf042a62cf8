import * as z from 'zod/mini';
import { defaultBrand } from '@/theme/brand';
import * as texts from '@/texts/ui/brand';

export const brandForm = z.object({
  title: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, texts.enterTheNameThatClients),
      z.maxLength(60, texts.useAtMost60Characters),
    ),
  colour: z.string().check(z.trim(), z.regex(/^#[0-9a-f]{6}$/i, texts.enterAColourAsAndSix)),
});

export type BrandValues = z.infer<typeof brandForm>;

export const toBrandForm = (saved: Partial<BrandValues> | null, companyName: string): BrandValues => ({
  title: saved?.title ?? companyName.slice(0, 60),
  colour: saved?.colour?.toLowerCase() ?? defaultBrand.colour,
});

/** Expands `1A73E8` and `#abc` to `#rrggbb`. Returns other input unchanged. */
export function completeHex(input: string): string {
  const digits = input.trim().replace(/^#/, '').toLowerCase();
  if (/^[0-9a-f]{6}$/.test(digits)) return `#${digits}`;
  if (/^[0-9a-f]{3}$/.test(digits)) return `#${[...digits].map((digit) => digit + digit).join('')}`;
  return input;
}
