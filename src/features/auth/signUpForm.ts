import * as z from 'zod/mini';
import { companyLimits } from '@contract/company';
import { nameLimits } from '@contract/team';
import { line } from '@contract/text';
import { textMessages } from '@/lib/fieldMessages';
import { newPasswordField } from '@/ui/password/newPasswordField';
import * as texts from '@/texts/auth';
import { emailField } from './credentials';

export const signUpForm = z.object({
  companyName: line(companyLimits.name, textMessages(texts.enterTheNameOfYourCompany)),
  name: line(nameLimits, textMessages(texts.enterYourName)),
  email: emailField,
  password: newPasswordField,
});

export type SignUpValues = z.infer<typeof signUpForm>;

export const emptySignUp: SignUpValues = { companyName: '', name: '', email: '', password: '' };
