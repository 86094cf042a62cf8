import * as z from 'zod/mini';
import { passwordMinLength } from '@/config/limits';

export const emailField = z
  .string()
  .check(z.trim(), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Enter an e-mail address like name@company.com.'));

// Length alone is asked for: rules about kinds of characters make passwords worse.
export const newPasswordField = z
  .string()
  .check(z.minLength(passwordMinLength, `Use at least ${passwordMinLength} characters.`));

export const nameField = (missing: string) =>
  z.string().check(z.trim(), z.minLength(1, missing), z.maxLength(100, 'Use at most 100 characters.'));
