import * as z from 'zod/mini';
import type { GetBrandingQuery } from '@/api/types';
import { brandForm, toBrandForm } from '@/ui/brand/brandForm';
import type { UseFormReturn } from 'react-hook-form';
import { portalTextFields } from '@contract/branding';
import { textMessages } from '@/lib/fieldMessages';

const optional = textMessages();

export const brandingForm = z.extend(brandForm, {
  ...portalTextFields({ tagline: optional, introduction: optional, closedAccountMessage: optional }),
  isSignUpOpen: z.boolean(),
});

/** The values of the inputs. */
export type BrandingValues = z.input<typeof brandingForm>;

export type BrandingInput = z.output<typeof brandingForm>;
export type BrandingFormReturn = UseFormReturn<BrandingValues, unknown, BrandingInput>;

export const toForm = (saved: GetBrandingQuery['themeSetup'], companyName: string): BrandingValues => ({
  ...toBrandForm(saved ?? null, companyName),
  tagline: saved?.tagline ?? '',
  introduction: saved?.introduction ?? '',
  closedAccountMessage: saved?.closedAccountMessage ?? '',
  isSignUpOpen: saved?.isSignUpOpen ?? true,
});
