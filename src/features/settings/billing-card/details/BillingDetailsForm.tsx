import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { showServerErrors } from '@/api/showServerErrors';
import type { BillingDetailsFieldsFragment } from '@/api/types';
import { useUnsavedGuard } from '@/lib/forms/useUnsavedGuard';
import { Button } from '@/ui/Button';
import { FormError } from '@/ui/FormError';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/settings/billing-card/details';
import { useUpdateBillingDetailsMutation } from '../billingCardApi';
import { billingDetailsForm, toBillingDetailsForm, type BillingDetailsValues } from './billingDetailsForm';

interface BillingDetailsFormProps {
  details: BillingDetailsFieldsFragment;
  countries: readonly { code: string; name: string }[];
}

const fields = [
  ['name', texts.name, 'organization'],
  ['email', texts.email, 'email'],
  ['addressLine1', texts.address, 'address-line1'],
  ['addressLine2', texts.addressSecondLine, 'address-line2'],
  ['postalCode', texts.postalCode, 'postal-code'],
  ['city', texts.city, 'address-level2'],
  ['state', texts.stateOrRegion, 'address-level1'],
  ['taxId', texts.taxNumber, 'off'],
] as const;

const gridSx = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const;

export function BillingDetailsForm({ details, countries }: BillingDetailsFormProps) {
  const [save] = useUpdateBillingDetailsMutation();
  const form = useForm<BillingDetailsValues>({
    resolver: zodResolver(billingDetailsForm),
    values: toBillingDetailsForm(details),
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  useUnsavedGuard(isDirty);

  const send = async (input: BillingDetailsValues) => {
    const { data, error } = await save({ input });
    if (error) return showServerErrors(form, error);
    form.reset(toBillingDetailsForm(data.updateBillingDetails));
    toast.success(texts.whomToInvoiceWasSaved);
  };

  return (
    <Stack component="form" noValidate spacing={2} onSubmit={form.handleSubmit(send)}>
      <FormError message={errors.root?.message} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {details.isFromCompany ? texts.untilYouWriteSomethingElseHere : texts.invoicesFromNowOnAreMade}
      </Typography>
      <Box sx={gridSx}>
        {fields.map(([name, label, autoComplete]) => (
          <TextField
            key={name}
            label={label}
            type={name === 'email' ? 'email' : 'text'}
            autoComplete={autoComplete}
            error={errors[name]?.message}
            {...form.register(name)}
          />
        ))}
        <SelectField
          label={texts.country}
          placeholder={texts.noCountry}
          autoComplete="country"
          options={countries.map(({ code, name }) => ({ value: code, label: name }))}
          error={errors.country?.message}
          {...form.register('country')}
        />
      </Box>
      <Box>
        <Button type="submit" isLoading={isSubmitting} disabled={!isDirty}>
          {texts.save}
        </Button>
      </Box>
    </Stack>
  );
}
