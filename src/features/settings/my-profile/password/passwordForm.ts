import * as z from 'zod/mini';
import { newPasswordField } from '@/ui/password/newPasswordField';

/** The current one is asked for where there is one. */
export const passwordForm = (hasPassword: boolean) =>
  z.object({
    current: hasPassword ? z.string().check(z.minLength(1, 'Type your current password.')) : z.string(),
    password: newPasswordField,
  });

export type PasswordValues = z.infer<ReturnType<typeof passwordForm>>;

export const noPasswords: PasswordValues = { current: '', password: '' };
