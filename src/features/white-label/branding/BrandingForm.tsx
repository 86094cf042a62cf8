import { zodResolver } from '@hookform/resolvers/zod';
import Stack from '@mui/material/Stack';
import { useController, useForm } from 'react-hook-form';
import { showServerErrors } from '@/api/showServerErrors';
import type { GetBrandingQuery } from '@/api/types';
import { useUnsavedGuard } from '@/lib/forms/useUnsavedGuard';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { BrandColumns } from '@/ui/brand/BrandColumns';
import { BrandFields } from '@/ui/brand/BrandFields';
import { FormError } from '@/ui/FormError';
import { Panel } from '@/ui/Panel';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/white-label/branding';
import { useUpdateThemeSetupMutation } from './brandingApi';
import { brandingForm, toForm, type BrandingInput, type BrandingValues } from './brandingForm';
import { SaveBar } from './SaveBar';
import { BrandFormPreview } from './BrandFormPreview';
import { useStagedLogos } from './useStagedLogos';
import { PortalTextFields } from './PortalTextFields';

export function BrandingForm({ saved }: { saved: GetBrandingQuery['themeSetup'] }) {
  const company = useAppSelector(selectCompany);
  // Another operator's save updates every field except those with unsaved edits.
  const form = useForm<BrandingValues, unknown, BrandingInput>({
    resolver: zodResolver(brandingForm),
    mode: 'onTouched',
    values: toForm(saved, company?.name ?? ''),
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isDirty: areFieldsDirty, isSubmitting } = form.formState;
  const colour = useController({ control: form.control, name: 'colour' });
  const logos = useStagedLogos(saved ?? null);
  const [updateThemeSetup] = useUpdateThemeSetupMutation();
  const isDirty = areFieldsDirty || logos.isDirty;
  useUnsavedGuard(isDirty);

  async function submit(input: BrandingInput) {
    if (areFieldsDirty || !saved) {
      const result = await updateThemeSetup({ input });
      if (result.error) return showServerErrors(form, result.error);
      form.reset(toForm(result.data.updateThemeSetup, company?.name ?? ''), { keepDirtyValues: false });
    }
    if (await logos.save()) toast.success(texts.brandingSaved);
    // The error below the logo may be scrolled out of view, so a toast also reports it.
    else toast.error(texts.theLogoWasNotSavedBelow);
  }
  function discard() {
    form.reset(undefined, { keepDirtyValues: false });
    logos.reset();
  }

  return (
    <Panel>
      <Stack component="form" noValidate spacing={3} onSubmit={form.handleSubmit(submit)}>
        <FormError message={errors.root?.message} />
        <BrandColumns preview={<BrandFormPreview form={form} logos={logos} />}>
          <BrandFields
            title={{ ...form.register('title'), error: errors.title?.message }}
            colour={{ ...colour.field, error: colour.fieldState.error?.message }}
            logos={logos}
          >
            <PortalTextFields form={form} />
          </BrandFields>
        </BrandColumns>
        <SaveBar canSave={isDirty || !saved} canDiscard={isDirty} isBusy={isSubmitting} onDiscard={discard} />
      </Stack>
    </Panel>
  );
}
