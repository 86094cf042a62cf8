import { useWatch, type UseFormReturn } from 'react-hook-form';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import type { Logos } from '@/ui/brand/BrandFields';
import { BrandPreview } from '@/ui/brand/preview/BrandPreview';
import type { BrandingValues } from './brandingForm';

interface TypedPreviewProps {
  form: UseFormReturn<BrandingValues>;
  logos: Logos;
}

/** Follows every key by itself, so that the form need not. */
export function TypedPreview({ form, logos: { square, full } }: TypedPreviewProps) {
  const email = useAppSelector(selectCompany)?.email ?? '';
  const typed = { ...form.getValues(), ...useWatch({ control: form.control }) };
  return <BrandPreview brand={{ ...typed, email, squareLogo: square.src, fullLogo: full.src }} />;
}
