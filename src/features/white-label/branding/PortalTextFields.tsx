import Stack from '@mui/material/Stack';
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import { CheckboxField } from '@/ui/CheckboxField';
import { TextField } from '@/ui/TextField';
import * as texts from '@/texts/white-label/branding';
import { maxLengths, type BrandingValues } from './brandingForm';

interface PortalTextFieldsProps {
  form: UseFormReturn<BrandingValues>;
}

export function PortalTextFields({ form }: PortalTextFieldsProps) {
  const { errors } = form.formState;
  const watched = useWatch({
    control: form.control,
    name: ['tagline', 'introduction', 'closedAccountMessage'],
  });
  const [tagline, introduction, closedAccountMessage] = watched.map((text) => text.trim().length);

  return (
    <Stack spacing={2.5}>
      <TextField
        label={texts.headline}
        hint={texts.whatTheFirstPageBegins(tagline, maxLengths.tagline)}
        error={errors.tagline?.message}
        {...form.register('tagline')}
      />
      <TextField
        label={texts.introduction}
        hint={texts.standsBelowTheHeadline(introduction, maxLengths.introduction)}
        multiline
        minRows={3}
        maxRows={8}
        error={errors.introduction?.message}
        {...form.register('introduction')}
      />
      <TextField
        label={texts.farewell}
        hint={texts.whatAClientReadsWhoseAccount(closedAccountMessage, maxLengths.closedAccountMessage)}
        multiline
        minRows={2}
        maxRows={8}
        error={errors.closedAccountMessage?.message}
        {...form.register('closedAccountMessage')}
      />
      <Controller
        control={form.control}
        name="isSignUpOpen"
        render={({ field: { value, ...field } }) => (
          <CheckboxField
            label={texts.visitorsMaySignUpByThemselves}
            hint={texts.otherwiseOnlyThoseWhomYouAdd}
            checked={value}
            {...field}
          />
        )}
      />
    </Stack>
  );
}
