import * as z from 'zod/mini';
import { newPasswordField } from '@/ui/password/newPasswordField';
import { emailField, nameField } from './credentials';

export const signUpForm = z.object({
  companyName: nameField('Enter the name of your company.'),
  name: nameField('Enter your name.'),
  email: emailField,
  password: newPasswordField,
});

export type SignUpValues = z.infer<typeof signUpForm>;

export const emptySignUp: SignUpValues = { companyName: '', name: '', email: '', password: '' };
