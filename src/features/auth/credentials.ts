import * as z from 'zod/mini';

export const emailField = z
  .string()
  .check(z.trim(), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Enter an e-mail address like name@company.com.'));

export const nameField = (missing: string) =>
  z.string().check(z.trim(), z.minLength(1, missing), z.maxLength(100, 'Use at most 100 characters.'));
