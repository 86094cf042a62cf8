import * as z from 'zod/mini';
import { defaultBrand } from '@/theme/brand';

export const brandForm = z.object({
  title: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Enter the name that clients will read.'),
      z.maxLength(60, 'Use at most 60 characters.'),
    ),
  colour: z
    .string()
    .check(
      z.trim(),
      z.regex(/^#[0-9a-f]{6}$/i, 'Enter a colour as # and six digits or letters from a to f, like #1a73e8.'),
    ),
});

export type BrandValues = z.infer<typeof brandForm>;

export const toBrandForm = (saved: Partial<BrandValues> | null, companyName: string): BrandValues => ({
  title: saved?.title ?? companyName.slice(0, 60),
  colour: saved?.colour?.toLowerCase() ?? defaultBrand.colour,
});

/** `1A73E8` and `#abc` are colours too, only written shorter; anything else stays as it was typed. */
export function completeHex(typed: string): string {
  const digits = typed.trim().replace(/^#/, '').toLowerCase();
  if (/^[0-9a-f]{6}$/.test(digits)) return `#${digits}`;
  if (/^[0-9a-f]{3}$/.test(digits)) return `#${[...digits].map((digit) => digit + digit).join('')}`;
  return typed;
}
