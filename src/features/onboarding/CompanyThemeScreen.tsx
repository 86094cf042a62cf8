import { useLingui } from '@lingui/react/macro';
import { zodResolver } from '@hookform/resolvers/zod';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useController, useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { fieldErrors } from '@/api/errors';
import { useGetThemeSetupQuery } from '@/api/sessionApi';
import { showServerErrors } from '@/api/showServerErrors';
import { useLogos } from '@/api/useLogos';
import { paths } from '@/config/paths';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { BrandColumns } from '@/ui/brand/BrandColumns';
import { BrandFields } from '@/ui/brand/BrandFields';
import { brandForm, toBrandForm, type BrandValues } from '@/ui/brand/brandForm';
import { BrandPreview } from '@/ui/brand/preview/BrandPreview';
import type { PreviewedBrand } from '@/ui/brand/preview/previewedBrand';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { OnboardingLayout } from './OnboardingLayout';
import { StepActions } from './StepActions';
import { StepForm } from './StepForm';
import { useGetOnboardingQuery, useSubmitCompanyThemeMutation } from './onboardingApi';
import { useDraft } from './useDraft';

export default function CompanyThemeScreen() {
  const { t } = useLingui();
  const { data, error, refetch } = useGetThemeSetupQuery();

  return (
    <OnboardingLayout
      step="Theme"
      intro={t`Choose how clients see your brand. You can change everything later.`}
    >
      {(draft) => {
        if (error && !data) return <ErrorPanel error={error} onRetry={refetch} />;
        if (!data) return <Skeleton variant="rounded" height={480} />;
        return <ThemeForm saved={{ ...data.themeSetup, ...draftValues(draft) }} />;
      }}
    </OnboardingLayout>
  );
}

const draftValues = (draft: Record<string, unknown> | null): Partial<BrandValues> => ({
  ...(typeof draft?.title === 'string' && { title: draft.title }),
  ...(typeof draft?.colour === 'string' && { colour: draft.colour }),
});

// Only the Branding screen edits these fields.
const defaultTexts = { tagline: '', introduction: '', closedAccountMessage: '', isSignUpOpen: true };

function ThemeForm({ saved }: { saved: Partial<BrandValues> }) {
  const { t } = useLingui();
  const company = useAppSelector(selectCompany);
  const form = useForm<BrandValues>({
    resolver: zodResolver(brandForm()),
    mode: 'onTouched',
    defaultValues: toBrandForm(saved, company?.name ?? ''),
  });
  const colour = useController({ control: form.control, name: 'colour' });
  const title = useWatch({ control: form.control, name: 'title' });
  const logos = useLogos(useGetOnboardingQuery().data?.onboarding ?? {});
  const brand: PreviewedBrand = {
    ...defaultTexts,
    title,
    colour: colour.field.value,
    squareLogo: logos.square.src,
    fullLogo: logos.full.src,
    email: company?.email ?? '',
  };
  const [missingLogos, setMissingLogos] = useState<{ square?: string; full?: string }>({});
  const [submitTheme] = useSubmitCompanyThemeMutation();
  const { cancelPendingSave, saveDraft } = useDraft('Theme', form);
  const navigate = useNavigate();

  async function submit(values: BrandValues) {
    cancelPendingSave();
    // Waits for pending uploads, because the saved theme includes their logos.
    await logos.waitForUploads();
    const result = await submitTheme({ input: values });
    if (result.error) {
      saveDraft();
      const { squareLogo, fullLogo, ...rest } = fieldErrors(result.error);
      setMissingLogos({ square: squareLogo, full: fullLogo });
      const hasOnlyLogoErrors = (squareLogo ?? fullLogo) !== undefined && Object.keys(rest).length === 0;
      return hasOnlyLogoErrors ? undefined : showServerErrors(form, result.error);
    }
    await navigate(paths.onboardClientBilling);
  }

  return (
    <StepForm error={form.formState.errors.root?.message} onSubmit={form.handleSubmit(submit)}>
      <BrandColumns preview={<BrandPreview brand={brand} />}>
        <BrandFields
          title={{ ...form.register('title'), error: form.formState.errors.title?.message }}
          colour={{ ...colour.field, error: colour.fieldState.error?.message }}
          logos={logos}
          logoErrors={{
            square: logos.square.src ? undefined : missingLogos.square,
            full: logos.full.src ? undefined : missingLogos.full,
          }}
        />
      </BrandColumns>
      <StepActions
        label={t`Save and continue`}
        isBusy={form.formState.isSubmitting}
        back={paths.onboardDetails}
      />
    </StepForm>
  );
}
