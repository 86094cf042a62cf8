import { zodResolver } from '@hookform/resolvers/zod';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useForm } from 'react-hook-form';
import { useGetThemeSetupQuery } from '@/api/sessionApi';
import { showServerErrors } from '@/api/showServerErrors';
import { useLogos } from '@/api/useLogos';
import { useUnsavedGuard } from '@/lib/forms/useUnsavedGuard';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { BrandFields } from '@/ui/brand/BrandFields';
import { brandForm, toBrandForm, type BrandValues } from '@/ui/brand/brandForm';
import { Button } from '@/ui/Button';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { FormError } from '@/ui/FormError';
import { PageHeader } from '@/ui/PageHeader';
import { Panel } from '@/ui/Panel';
import { toast } from '@/ui/toast';
import { useUpdateThemeSetupMutation } from './brandingApi';

export default function BrandingScreen() {
  const { data, error, refetch } = useGetThemeSetupQuery();
  const company = useAppSelector(selectCompany);

  return (
    <Stack spacing={2.5}>
      <PageHeader title="Branding">What clients see of you, and what this console looks like.</PageHeader>
      {error && <ErrorPanel error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton variant="rounded" height={420} />}
      {data && <BrandForm saved={toBrandForm(data.themeSetup ?? null, company?.name ?? '')} />}
    </Stack>
  );
}

function BrandForm({ saved }: { saved: BrandValues }) {
  const form = useForm<BrandValues>({ resolver: zodResolver(brandForm), defaultValues: saved });
  const { errors, isDirty, isSubmitting } = form.formState;
  const [updateThemeSetup] = useUpdateThemeSetupMutation();
  const logos = useLogos();
  useUnsavedGuard(isDirty);

  async function submit(values: BrandValues) {
    const answer = await updateThemeSetup({ input: values });
    if (answer.error) return showServerErrors(form, answer.error);
    form.reset(values);
    toast.success('Branding saved');
  }

  return (
    <Panel>
      <Stack component="form" noValidate spacing={3} onSubmit={form.handleSubmit(submit)}>
        <FormError message={errors.root?.message} />
        <BrandFields form={form} logos={logos} />
        <Stack direction="row" spacing={1.5}>
          <Button type="submit" isLoading={isSubmitting} disabled={!isDirty}>
            Save
          </Button>
          {isDirty && (
            <Button variant="text" colour="gray" onClick={() => form.reset()}>
              Discard changes
            </Button>
          )}
        </Stack>
      </Stack>
    </Panel>
  );
}
