import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { showServerErrors } from '@/api/showServerErrors';
import { useUnsavedGuard } from '@/lib/forms/useUnsavedGuard';
import { Button } from '@/ui/Button';
import { FormError } from '@/ui/FormError';
import { Panel } from '@/ui/Panel';
import { TextField } from '@/ui/TextField';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/white-label/custom-domain';
import { useAddCustomDomainMutation, type DomainSetup } from './customDomainApi';

export function AddDomainPanel({ setup: { domains, limit, fallbackHost } }: { setup: DomainSetup }) {
  if (domains.length >= limit) {
    return <Typography sx={{ color: 'text.secondary' }}>{texts.youHaveDomains(limit)}</Typography>;
  }
  return (
    <Panel title={domains.length === 0 ? texts.useADomainOfYourOwn : texts.addAnotherDomain}>
      <Stack spacing={2}>
        {domains.length === 0 && <Introduction fallbackHost={fallbackHost} />}
        <AddDomainForm />
      </Stack>
    </Panel>
  );
}

const Introduction = ({ fallbackHost }: { fallbackHost: string | null | undefined }) => (
  <Typography component="div" sx={{ color: 'text.secondary', maxWidth: '75ch', overflowWrap: 'anywhere' }}>
    {fallbackHost && <p style={{ margin: '0 0 8px' }}>{texts.clientsFindYouAtToday(fallbackHost)}</p>}
    {texts.youAddTwoRecords}
  </Typography>
);

const addForm = z.object({
  hostname: z.string().check(z.trim(), z.minLength(1, texts.enterADomainSuchAsWww)),
});

type AddValues = z.infer<typeof addForm>;

function AddDomainForm() {
  const form = useForm<AddValues>({ resolver: zodResolver(addForm), defaultValues: { hostname: '' } });
  const { errors, isDirty, isSubmitting } = form.formState;
  const [add] = useAddCustomDomainMutation();
  useUnsavedGuard(isDirty);

  async function submit(values: AddValues) {
    const result = await add(values);
    if (!result.data) return showServerErrors(form, result.error);
    form.reset();
    toast.success(texts.added(result.data.addCustomDomain.displayName));
  }

  return (
    <Stack component="form" noValidate spacing={2} onSubmit={form.handleSubmit(submit)}>
      <FormError message={errors.root?.message} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1.5 }}>
        <Box sx={{ flex: '1 1 240px', maxWidth: 480 }}>
          <TextField
            {...form.register('hostname')}
            label={texts.domain}
            placeholder={texts.dashboardExampleCom}
            hint={texts.aNameUnderYourDomainWorks}
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            error={errors.hostname?.message}
          />
        </Box>
        <Box sx={{ pt: { sm: '26px' } }}>
          <Button type="submit" isLoading={isSubmitting}>
            {texts.addDomain}
          </Button>
        </Box>
      </Box>
    </Stack>
  );
}
