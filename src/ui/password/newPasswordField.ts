import * as z from 'zod/mini';
import { passwordMinLength } from '@/config/limits';

// Length alone is asked for: rules about kinds of characters make passwords worse.
export const newPasswordField = z
  .string()
  .check(z.minLength(passwordMinLength, `Use at least ${passwordMinLength} characters.`));
