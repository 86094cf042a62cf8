import { formatDate } from '@/lib/format';
import { CopyButton } from '@/ui/CopyButton';
import { DetailList } from '@/ui/DetailList';
import type { ReactNode } from 'react';
import type { Domain } from '../customDomainApi';

function nextOf({ nextCheckAt, givesUpAt, liveAt }: Domain): string {
  if (!nextCheckAt) return 'None: check it by hand to begin again';
  const next = formatDate(nextCheckAt, 'dateTime');
  return givesUpAt && !liveAt ? `${next}, and on until ${formatDate(givesUpAt)}` : next;
}

function sentOf({ instructionsSentTo, instructionsSentAt }: Domain): string | null {
  if (!instructionsSentTo || !instructionsSentAt) return null;
  return `${instructionsSentTo}, ${formatDate(instructionsSentAt, 'dateTime')}`;
}

function factsOf(domain: Domain): Record<string, ReactNode> {
  const { hostname, displayName, liveAt, certificateExpiresAt, lastCheckedAt, addedByName, createdAt } =
    domain;
  return {
    'In the DNS': hostname === displayName ? null : <code>{hostname}</code>,
    Address: liveAt && (
      <>
        <a href={`https://${hostname}`} target="_blank" rel="noreferrer">
          https://{displayName}
        </a>{' '}
        <CopyButton text={`https://${hostname}`} label="Copy the address" />
      </>
    ),
    'Works since': liveAt && formatDate(liveAt, 'dateTime'),
    'Certificate until': certificateExpiresAt && formatDate(certificateExpiresAt),
    'Last check': lastCheckedAt ? formatDate(lastCheckedAt, 'dateTime') : 'None yet',
    'Next check': nextOf(domain),
    'Instructions sent': sentOf(domain),
    Added: `${formatDate(createdAt)}${addedByName ? ` by ${addedByName}` : ''}`,
  };
}

export function DomainFacts({ domain }: { domain: Domain }) {
  const known = Object.entries(factsOf(domain)).filter(([, value]) => value !== null);
  return <DetailList details={Object.fromEntries(known)} />;
}
