import type { ClientSource } from '@contract/enums';

export const invited = 'Invited';
export const inTrial = 'In trial';
export const active = 'Active';
export const pastDue = 'Past due';
export const paused = 'Paused';
export const deactivated = 'Deactivated';

export const clientSourceLabels: Readonly<Record<ClientSource, string>> = {
  SelfSignup: 'Signed up',
  Invite: 'Invited',
  Import: 'Imported',
  Manual: 'Added by hand',
};

export const importCsv = 'Import CSV';
export const addClient = 'Add client';

export const backToTheClients = 'Back to the clients';
export const importAnotherFile = 'Import another file';

export const deactivate = (name: string) => `Deactivate ${name}`;
export const backToTheClient = 'Back to the client';
export const theyAreNow = (label: string) => `They are ${label} now.`;
export const cantBeDeactivated = (name: string) => `${name} can’t be deactivated`;

export const enterTheClientsName = 'Enter the client’s name.';
export const enterAnEmailAddressLikeAda = 'Enter an email address like ada@example.com.';
export const enterAWebsiteLike = 'Enter a website like https://example.com.';
export const aClientCanHaveTags = (max: number) => `A client can have ${max} tags at most.`;
export const aTagHasAtMostCharacters = (max: number) => `A tag has at most ${max} characters.`;
