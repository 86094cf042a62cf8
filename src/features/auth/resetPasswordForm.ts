import * as z from 'zod/mini';
import { newPasswordField } from '@/ui/password/newPasswordField';

export const resetPasswordForm = z.object({ password: newPasswordField });

export type ResetPasswordValues = z.infer<typeof resetPasswordForm>;
