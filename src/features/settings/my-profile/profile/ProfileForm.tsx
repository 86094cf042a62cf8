import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useForm } from 'react-hook-form';
import { showServerErrors } from '@/api/showServerErrors';
import { useUnsavedGuard } from '@/lib/forms/useUnsavedGuard';
import type { Operator } from '@/state/operator';
import { Button } from '@/ui/Button';
import { FormError } from '@/ui/FormError';
import { TextField } from '@/ui/TextField';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/settings/my-profile/profile';
import { useUpdateMyProfileMutation } from '../myProfileApi';
import { profileForm, toProfileForm, type ProfileValues } from './profileForm';

export function ProfileForm({ operator }: { operator: Operator }) {
  const form = useForm<ProfileValues>({
    resolver: zodResolver(profileForm),
    values: toProfileForm(operator),
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  const [update] = useUpdateMyProfileMutation();
  useUnsavedGuard(isDirty);

  async function submit({ name, phone }: ProfileValues) {
    const { data, error } = await update({ input: { name, phone: phone || null } });
    if (error) return showServerErrors(form, error);
    form.reset(toProfileForm(data.updateMyProfile));
    toast.success(texts.profileSaved);
  }

  return (
    <Stack component="form" noValidate spacing={2} onSubmit={form.handleSubmit(submit)}>
      <FormError message={errors.root?.message} />
      <TextField
        label={texts.name}
        autoComplete="name"
        hint={texts.asYourCompanysTeamSees}
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextField
        label={texts.phone}
        type="tel"
        autoComplete="tel"
        hint={texts.mayBeLeftEmptyWithout}
        error={errors.phone?.message}
        {...form.register('phone')}
      />
      <Box>
        <Button type="submit" isLoading={isSubmitting} disabled={!isDirty}>
          {texts.save}
        </Button>
      </Box>
    </Stack>
  );
}
