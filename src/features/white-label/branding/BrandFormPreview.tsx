import { useWatch, type UseFormReturn } from 'react-hook-form';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import type { Logos } from '@/ui/brand/BrandFields';
import { BrandPreview } from '@/ui/brand/preview/BrandPreview';
import type { BrandingValues } from './brandingForm';

interface BrandFormPreviewProps {
  form: UseFormReturn<BrandingValues>;
  logos: Logos;
}

/** Previews the brand form. Watches the fields here, so that typing does not rerender the whole form. */
export function BrandFormPreview({ form, logos: { square, full } }: BrandFormPreviewProps) {
  const email = useAppSelector(selectCompany)?.email ?? '';
  const values = { ...form.getValues(), ...useWatch({ control: form.control }) };
  return <BrandPreview brand={{ ...values, email, squareLogo: square.src, fullLogo: full.src }} />;
}
