import * as z from 'zod/mini';
import { newPasswordField } from '@/ui/password/newPasswordField';
import * as texts from '@/texts/auth/invitation';
import { nameField } from '../credentials';

export const acceptInvitationForm = z.object({
  name: nameField(texts.enterYourName),
  password: newPasswordField,
});

export type AcceptInvitationValues = z.infer<typeof acceptInvitationForm>;
