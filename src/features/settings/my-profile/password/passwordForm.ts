import * as z from 'zod/mini';
import { newPasswordField } from '@/ui/password/newPasswordField';
import * as texts from '@/texts/settings/my-profile/password';

/** Requires a valid new password, and the current one if the operator has a password. */
export const passwordForm = (hasPassword: boolean) =>
  z.object({
    current: hasPassword ? z.string().check(z.minLength(1, texts.typeYourCurrentPassword)) : z.string(),
    password: newPasswordField,
  });

export type PasswordValues = z.infer<ReturnType<typeof passwordForm>>;

export const emptyPasswords: PasswordValues = { current: '', password: '' };
