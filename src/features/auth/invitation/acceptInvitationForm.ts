import * as z from 'zod/mini';
import { nameLimits } from '@contract/team';
import { line } from '@contract/text';
import { textMessages } from '@/lib/fieldMessages';
import { newPasswordField } from '@/ui/password/newPasswordField';
import * as texts from '@/texts/auth/invitation';

export const acceptInvitationForm = z.object({
  name: line(nameLimits, textMessages(texts.enterYourName)),
  password: newPasswordField,
});

export type AcceptInvitationValues = z.infer<typeof acceptInvitationForm>;
