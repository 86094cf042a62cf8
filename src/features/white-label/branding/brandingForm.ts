import * as z from 'zod/mini';
import type { GetBrandingQuery } from '@/api/types';
import { brandForm, toBrandForm } from '@/ui/brand/brandForm';
import * as texts from '@/texts/white-label/branding';

const optionalText = (maxLength: number) =>
  z.string().check(z.trim(), z.maxLength(maxLength, texts.useAtMostCharacters(maxLength)));

export const maxLengths = { tagline: 120, introduction: 500, closedAccountMessage: 500 } as const;

export const brandingForm = z.extend(brandForm, {
  tagline: optionalText(maxLengths.tagline),
  introduction: optionalText(maxLengths.introduction),
  closedAccountMessage: optionalText(maxLengths.closedAccountMessage),
  isSignUpOpen: z.boolean(),
});

export type BrandingValues = z.infer<typeof brandingForm>;

export const toForm = (saved: GetBrandingQuery['themeSetup'], companyName: string): BrandingValues => ({
  ...toBrandForm(saved ?? null, companyName),
  tagline: saved?.tagline ?? '',
  introduction: saved?.introduction ?? '',
  closedAccountMessage: saved?.closedAccountMessage ?? '',
  isSignUpOpen: saved?.isSignUpOpen ?? true,
});

export const toInput = ({ tagline, introduction, closedAccountMessage, ...rest }: BrandingValues) => ({
  ...rest,
  tagline: tagline || null,
  introduction: introduction || null,
  closedAccountMessage: closedAccountMessage || null,
});
