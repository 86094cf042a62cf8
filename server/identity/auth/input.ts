import * as z from 'zod';
import { companyLimits } from '../../../contract/company';
import { emailAddress } from '../../lib/emailAddress';
import { personName, plainLine } from '../../lib/input';
import { isGuessable } from '../passwords/guessable';
import { guessableMessage, newPassword } from '../passwords/passwords';

const rememberMe = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false);

export const signUpInput = z
  .object({
    companyName: plainLine(companyLimits.name),
    name: personName,
    email: emailAddress,
    password: newPassword,
    rememberMe,
  })
  .refine(({ password, companyName, name, email }) => !isGuessable(password, [companyName, name, email]), {
    path: ['password'],
    error: guessableMessage,
  });

export const resetPasswordInput = z.object({ password: newPassword });
