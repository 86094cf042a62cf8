import { useWatch } from 'react-hook-form';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import type { Logos } from '@/ui/brand/BrandFields';
import { BrandPreview } from '@/ui/brand/preview/BrandPreview';
import type { BrandingFormReturn } from './brandingForm';

interface BrandFormPreviewProps {
  form: BrandingFormReturn;
  logos: Logos;
}

/** Previews the brand form. Watches the fields here, so that typing does not rerender the whole form. */
export function BrandFormPreview({ form, logos: { square, full } }: BrandFormPreviewProps) {
  const email = useAppSelector(selectCompany)?.email ?? '';
  const values = { ...form.getValues(), ...useWatch({ control: form.control }) };
  const texts = {
    tagline: values.tagline ?? '',
    introduction: values.introduction ?? '',
    closedAccountMessage: values.closedAccountMessage ?? '',
  };
  return <BrandPreview brand={{ ...values, ...texts, email, squareLogo: square.src, fullLogo: full.src }} />;
}
