import * as z from 'zod/mini';
import { passwordMinLength } from '@/config/limits';
import * as texts from '@/texts/ui/password';

// Requires only a minimum length, because composition rules lead to weaker passwords.
export const newPasswordField = z
  .string()
  .check(z.minLength(passwordMinLength, texts.useAtLeastCharacters(passwordMinLength)));
