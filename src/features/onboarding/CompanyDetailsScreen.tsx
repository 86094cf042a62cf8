import { useLingui } from '@lingui/react/macro';
import { zodResolver } from '@hookform/resolvers/zod';
import Skeleton from '@mui/material/Skeleton';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { showServerErrors } from '@/api/showServerErrors';
import type { CompanyDetailsInput } from '@/api/types';
import { paths } from '@/config/paths';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { OnboardingLayout } from './OnboardingLayout';
import { StepActions } from './StepActions';
import { StepForm } from './StepForm';
import { CompanyDetailsFields } from './details/CompanyDetailsFields';
import type { Country } from '@/ui/company/companyOptions';
import {
  companyDetailsForm,
  toCompanyDetailsForm,
  type CompanyDetailsValues,
} from './details/companyDetailsForm';
import { useGetCompanyCountriesQuery, useSubmitCompanyDetailsMutation } from './onboardingApi';
import { useDraft } from './useDraft';

export default function CompanyDetailsScreen() {
  const { t } = useLingui();
  const { data, error, refetch } = useGetCompanyCountriesQuery();

  return (
    <OnboardingLayout
      step="Details"
      intro={t`Enter the contact details for your clients and the currency they pay in.`}
    >
      {(draft) => {
        if (error && !data) return <ErrorPanel error={error} onRetry={refetch} />;
        if (!data) return <Skeleton variant="rounded" height={480} />;
        return <DetailsForm draft={draft} countries={data.countries} />;
      }}
    </OnboardingLayout>
  );
}

interface DetailsFormProps {
  draft: Record<string, unknown> | null;
  countries: readonly Country[];
}

function DetailsForm({ draft, countries }: DetailsFormProps) {
  const { t } = useLingui();
  const company = useAppSelector(selectCompany);
  const form = useForm<CompanyDetailsValues, unknown, CompanyDetailsInput>({
    resolver: zodResolver(companyDetailsForm()),
    defaultValues: toCompanyDetailsForm(company, draft),
  });
  const [submitDetails] = useSubmitCompanyDetailsMutation();
  const { cancelPendingSave, saveDraft } = useDraft('Details', form);
  const navigate = useNavigate();

  async function submit(input: CompanyDetailsInput) {
    cancelPendingSave();
    const result = await submitDetails({ input });
    if (result.error) {
      saveDraft();
      return showServerErrors(form, result.error);
    }
    await navigate(paths.onboardTheme);
  }

  return (
    <StepForm error={form.formState.errors.root?.message} onSubmit={form.handleSubmit(submit)}>
      <CompanyDetailsFields form={form} countries={countries} />
      <StepActions label={t`Save and continue`} isBusy={form.formState.isSubmitting} />
    </StepForm>
  );
}
