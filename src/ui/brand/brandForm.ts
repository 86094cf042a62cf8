import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { brandFields, brandLimits } from '@contract/branding';
import { textMessages } from '@/lib/fieldMessages';
import { defaultBrand } from '@/theme/brand';

/** Returns the form schema of a brand, with messages in the current language. */
export const brandForm = () =>
  z.object(
    brandFields({
      title: textMessages(t`Enter a public name.`),
      colour: t`Enter a hex color, such as #1A73E8.`,
    }),
  );

export type BrandValues = z.infer<ReturnType<typeof brandForm>>;

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
