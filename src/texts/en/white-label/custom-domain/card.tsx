import type { ReactNode } from 'react';

export const deleteTheseRecordsTheyLead = 'Delete these records: they lead elsewhere';
export const copy = (value: string) => `Copy ${value}`;
export const recordOfWithTheValue = (type: string, name: string, code: ReactNode) => (
  <>
    {type} record of {name} with the value {code}{' '}
  </>
);

export const enterAnEmailAddressSuch = 'Enter an email address such as name@example.com.';
export const recordsSentTo = (email: string) => `Records sent to ${email}`;
export const sendTheRecords = (displayName: string) => `Send the records of ${displayName}`;
export const whoeverRunsYourDnsGets =
  'Emails the records and instructions to the person who manages your DNS, in your company’s name. Replies go to your company’s email address.';
export const emailAddress = 'Email address';
export const send = 'Send';

export const clientsWhoOpenFindNothingThere = (displayName: string) =>
  `Clients who open ${displayName} find nothing there any more.`;
export const weStopLookingForItsRecords = 'We stop looking for its records.';
export const clientsAreSentToYourSubdomain =
  'Clients are sent to your subdomain, and so are the links in mails.';
export const for30DaysNoOtherCompany =
  'For 30 days no other company can use it. You can add it again at any time, with a new TXT record.';
export const itsRecordsInTheDnsStay =
  'Its records in the DNS stay until they are deleted there. Delete them.';
export const remove = 'Remove';
export const removed = (displayName: string) => `${displayName} removed`;
export const askRemove = (displayName: string) => `Remove ${displayName}?`;
export const typeToRemove = (displayName: string) => `Type ${displayName} to remove it.`;

export const checkNow = 'Check now';
export const sendTheRecordsByMail = 'Send the records by mail…';
export const openRemove = 'Remove…';

export const noneCheckItByHand = 'None: check it by hand to begin again';
export const andOnUntil = (next: string, date: string) => `${next}, and on until ${date}`;
export const https = (displayName: string) => `https://${displayName}`;
export const copyTheAddress = 'Copy the address';
export const noneYet = 'None yet';
export const by = (addedByName: string) => ` by ${addedByName}`;

export const showTheDnsRecords = 'Show the DNS records';
export const dnsRecords = 'DNS records';
export const keepTheseAddTheseWhere = (liveAt: null | string, provider: null | string) =>
  `${liveAt ? 'Keep these' : 'Add these'} where your DNS is run${provider ? `, which is ${provider} as it seems` : ''}.`;
export const record = (type: string) => `${type} record`;
export const copyTheNameOfTheRecord = (type: string) => `Copy the name of the ${type} record`;
export const whereTheProviderAddsYourDomain = 'if the provider adds your domain automatically';
export const copyTheShortName = (type: string) => `Copy the short name of the ${type} record`;
export const copyTheValueOfTheRecord = (type: string) => `Copy the value of the ${type} record`;
export const secondsOrWhateverIsOffered = (ttl: number) => `${ttl} seconds, or whatever is offered`;
export const notLookedAtYet = 'Not looked at yet';
export const nothing = 'Nothing';

export const added = 'Added';
export const recordsFound = 'Records found';
export const certificateIssued = 'Certificate issued';
export const works = 'Works';
export const toCome = 'To come';
export const underWay = 'Under way';
export const done = 'Done';
export const notInTime = 'Not in time';
export const since = (date: string) => `since ${date}`;
export const steps = 'Steps';

export const primary = 'Primary';
export const nothingHasChanged = (uncheckedBecause: string) =>
  `${uncheckedBecause} Nothing has changed by it, and we try again by ourselves.`;
export const theLastCheckCouldNot = 'The last check could not be made';
export const whatHelps = 'What helps';
export const inTheDns = 'In the DNS';
export const address = 'Address';
export const worksSince = 'Works since';
export const certificateUntil = 'Certificate until';
export const lastCheck = 'Last check';
export const nextCheck = 'Next check';
export const instructionsSent = 'Instructions sent';
export const name = 'Name';
export const shortName = 'Short name';
export const value = 'Value';
export const ttl = 'TTL';
export const foundNow = 'Found now';
