import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { showServerErrors } from '@/api/showServerErrors';
import { useUnsavedGuard } from '@/lib/forms/useUnsavedGuard';
import { Button } from '@/ui/Button';
import { FormError } from '@/ui/FormError';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import { toast } from '@/ui/toast';
import type { BillingDetailsFieldsFragment } from '../billingCard.generated';
import { useSaveBillingDetailsMutation } from '../billingCardApi';
import { billingDetailsForm, toBillingDetailsForm, type BillingDetailsValues } from './billingDetailsForm';

interface BillingDetailsFormProps {
  details: BillingDetailsFieldsFragment;
  countries: readonly { code: string; name: string }[];
}

const fields = [
  ['name', 'Name', 'organization'],
  ['email', 'E-mail', 'email'],
  ['addressLine1', 'Address', 'address-line1'],
  ['addressLine2', 'Address, second line', 'address-line2'],
  ['postalCode', 'Postal code', 'postal-code'],
  ['city', 'City', 'address-level2'],
  ['state', 'State or region', 'address-level1'],
  ['taxId', 'Tax number', 'off'],
] as const;

const gridSx = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const;

export function BillingDetailsForm({ details, countries }: BillingDetailsFormProps) {
  const [save] = useSaveBillingDetailsMutation();
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
    form.reset(toBillingDetailsForm(data.saveBillingDetails));
    toast.success('Whom to invoice was saved');
  };

  return (
    <Stack component="form" noValidate spacing={2} onSubmit={form.handleSubmit(send)}>
      <FormError message={errors.root?.message} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {details.isFromCompany
          ? 'Until you write something else here, invoices are made out to your company as it stands.'
          : 'Invoices from now on are made out to this; those that you have stay as they are.'}
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
          label="Country"
          placeholder="No country"
          autoComplete="country"
          options={countries.map(({ code, name }) => ({ value: code, label: name }))}
          error={errors.country?.message}
          {...form.register('country')}
        />
      </Box>
      <Box>
        <Button type="submit" isLoading={isSubmitting} disabled={!isDirty}>
          Save
        </Button>
      </Box>
    </Stack>
  );
}
