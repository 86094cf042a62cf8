import type { ClientSource } from '@/api/schema.generated';

/** How clients came to be there. */
export const clientSources: Readonly<Record<ClientSource, string>> = {
  SelfSignup: 'Signed up',
  Invite: 'Invited',
  Import: 'Imported',
  Manual: 'Added by hand',
};
