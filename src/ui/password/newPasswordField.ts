import { newPassword, passwordLimits } from '@contract/team';
import { textMessages } from '@/lib/fieldMessages';

export const newPasswordField = newPassword(textMessages()(passwordLimits));
