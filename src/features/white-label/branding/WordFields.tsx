import Stack from '@mui/material/Stack';
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import { CheckboxField } from '@/ui/CheckboxField';
import { TextField } from '@/ui/TextField';
import { longest, type BrandingValues } from './brandingForm';

interface WordFieldsProps {
  form: UseFormReturn<BrandingValues>;
}

/** What the client dashboard says, and whether visitors can join by themselves. */
export function WordFields({ form }: WordFieldsProps) {
  const { errors } = form.formState;
  const typed = useWatch({ control: form.control, name: ['tagline', 'introduction', 'farewell'] });
  const [tagline, introduction, farewell] = typed.map((text) => text.trim().length);

  return (
    <Stack spacing={2.5}>
      <TextField
        label="Headline"
        hint={`What the first page begins with; the name where it is empty. ${tagline} of ${longest.tagline} characters.`}
        error={errors.tagline?.message}
        {...form.register('tagline')}
      />
      <TextField
        label="Introduction"
        hint={`Stands below the headline. ${introduction} of ${longest.introduction} characters.`}
        multiline
        minRows={3}
        maxRows={8}
        error={errors.introduction?.message}
        {...form.register('introduction')}
      />
      <TextField
        label="Farewell"
        hint={`What a client reads whose account you deactivated. ${farewell} of ${longest.farewell} characters.`}
        multiline
        minRows={2}
        maxRows={8}
        error={errors.farewell?.message}
        {...form.register('farewell')}
      />
      <Controller
        control={form.control}
        name="isSignUpOpen"
        render={({ field: { value, ...field } }) => (
          <CheckboxField
            label="Visitors may sign up by themselves"
            hint="Otherwise only those whom you add can sign in."
            checked={value}
            {...field}
          />
        )}
      />
    </Stack>
  );
}
