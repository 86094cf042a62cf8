import * as z from 'zod/mini';
import { newPasswordField } from './credentials';

export const resetPasswordForm = z.object({ password: newPasswordField });

export type ResetPasswordValues = z.infer<typeof resetPasswordForm>;
