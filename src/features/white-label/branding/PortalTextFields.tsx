import Stack from '@mui/material/Stack';
import { Controller, useWatch } from 'react-hook-form';
import { brandLimits } from '@contract/branding';
import { CheckboxField } from '@/ui/CheckboxField';
import { TextField } from '@/ui/TextField';
import * as texts from '@/texts/white-label/branding';
import type { BrandingFormReturn } from './brandingForm';

interface PortalTextFieldsProps {
  form: BrandingFormReturn;
}

export function PortalTextFields({ form }: PortalTextFieldsProps) {
  const { errors } = form.formState;
  const watched = useWatch({
    control: form.control,
    name: ['tagline', 'introduction', 'closedAccountMessage'],
  });
  const [tagline, introduction, closedAccountMessage] = watched.map((text) => (text ?? '').trim().length);

  return (
    <Stack spacing={2.5}>
      <TextField
        label={texts.headline}
        hint={texts.whatTheFirstPageBegins(tagline, brandLimits.tagline.max)}
        error={errors.tagline?.message}
        {...form.register('tagline')}
      />
      <TextField
        label={texts.introduction}
        hint={texts.standsBelowTheHeadline(introduction, brandLimits.introduction.max)}
        multiline
        minRows={3}
        maxRows={8}
        error={errors.introduction?.message}
        {...form.register('introduction')}
      />
      <TextField
        label={texts.farewell}
        hint={texts.whatAClientReadsWhoseAccount(closedAccountMessage, brandLimits.closedAccountMessage.max)}
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
