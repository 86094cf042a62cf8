import { emailField as sharedEmailField } from '@contract/emailAddress';
import { emailMessages } from '@/lib/fieldMessages';
import * as texts from '@/texts/auth';

export const emailField = sharedEmailField(emailMessages(texts.enterAnEmailAddressLikeName));
