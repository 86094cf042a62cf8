import * as z from 'zod/mini';
import type { GetBrandingQuery } from './branding.generated';
import { brandForm, toBrandForm } from '@/ui/brand/brandForm';
import * as texts from '@/texts/white-label/branding';

const words = (most: number) =>
  z.string().check(z.trim(), z.maxLength(most, texts.useAtMostCharacters(most)));

export const longest = { tagline: 120, introduction: 500, farewell: 500 } as const;

export const brandingForm = z.extend(brandForm, {
  tagline: words(longest.tagline),
  introduction: words(longest.introduction),
  farewell: words(longest.farewell),
  isSignUpOpen: z.boolean(),
});

export type BrandingValues = z.infer<typeof brandingForm>;

export const toForm = (saved: GetBrandingQuery['themeSetup'], companyName: string): BrandingValues => ({
  ...toBrandForm(saved ?? null, companyName),
  tagline: saved?.tagline ?? '',
  introduction: saved?.introduction ?? '',
  farewell: saved?.farewell ?? '',
  isSignUpOpen: saved?.isSignUpOpen ?? true,
});

export const toInput = ({ tagline, introduction, farewell, ...rest }: BrandingValues) => ({
  ...rest,
  tagline: tagline || null,
  introduction: introduction || null,
  farewell: farewell || null,
});
