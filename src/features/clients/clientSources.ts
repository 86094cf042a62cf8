import type { ClientSource } from '@/api/schema.generated';
import * as texts from '@/texts/clients';

/** How clients came to be there. */
export const clientSources: Readonly<Record<ClientSource, string>> = {
  SelfSignup: texts.signedUp,
  Invite: texts.invited,
  Import: texts.imported,
  Manual: texts.addedByHand,
};
