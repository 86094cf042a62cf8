import type { ClientSource } from '@contract/enums';
import * as texts from '@/texts/clients';

export const clientSourceLabels: Readonly<Record<ClientSource, string>> = {
  SelfSignup: texts.signedUp,
  Invite: texts.invited,
  Import: texts.imported,
  Manual: texts.addedByHand,
};
