import * as z from 'zod/mini';
import { passwordMinLength } from '@/config/limits';
import * as texts from '@/texts/ui/password';

// Length alone is asked for: rules about kinds of characters make passwords worse.
export const newPasswordField = z
  .string()
  .check(z.minLength(passwordMinLength, texts.useAtLeastCharacters(passwordMinLength)));
