import * as z from 'zod/mini';
import { newPasswordField } from '@/ui/password/newPasswordField';
import * as texts from '@/texts/auth';
import { emailField, nameField } from './credentials';

export const signUpForm = z.object({
  companyName: nameField(texts.enterTheNameOfYourCompany),
  name: nameField(texts.enterYourName),
  email: emailField,
  password: newPasswordField,
});

export type SignUpValues = z.infer<typeof signUpForm>;

export const emptySignUp: SignUpValues = { companyName: '', name: '', email: '', password: '' };
