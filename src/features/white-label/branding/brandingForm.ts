import * as z from 'zod/mini';
import type { GetBrandingQuery } from './branding.generated';
import { brandForm, toBrandForm } from '@/ui/brand/brandForm';
import * as texts from '@/texts/white-label/branding';

const optionalText = (maxLength: number) =>
  z.string().check(z.trim(), z.maxLength(maxLength, texts.useAtMostCharacters(maxLength)));

export const maxLengths = { tagline: 120, introduction: 500, farewell: 500 } as const;

export const brandingForm = z.extend(brandForm, {
  tagline: optionalText(maxLengths.tagline),
  introduction: optionalText(maxLengths.introduction),
  farewell: optionalText(maxLengths.farewell),
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
