import { formatDate } from '@/lib/format';
import { CopyButton } from '@/ui/CopyButton';
import { DetailList } from '@/ui/DetailList';
import * as texts from '@/texts/white-label/custom-domain/card';
import type { ReactNode } from 'react';
import type { Domain } from '../customDomainApi';

function nextCheckText({ nextCheckAt, verificationDeadline, liveAt }: Domain): string {
  if (!nextCheckAt) return texts.noneCheckItByHand;
  const next = formatDate(nextCheckAt, 'dateTime');
  return verificationDeadline && !liveAt ? texts.andOnUntil(next, formatDate(verificationDeadline)) : next;
}

function instructionsSentText({ instructionsSentTo, instructionsSentAt }: Domain): string | null {
  if (!instructionsSentTo || !instructionsSentAt) return null;
  return `${instructionsSentTo}, ${formatDate(instructionsSentAt, 'dateTime')}`;
}

function domainFacts(domain: Domain): Record<string, ReactNode> {
  const { hostname, displayName, liveAt, certificateExpiresAt, lastCheckedAt, addedByName, createdAt } =
    domain;
  return {
    [texts.inTheDns]: hostname === displayName ? null : <code>{hostname}</code>,
    [texts.address]: liveAt && (
      <>
        <a href={`https://${hostname}`} target="_blank" rel="noreferrer">
          {texts.https(displayName)}
        </a>{' '}
        <CopyButton text={`https://${hostname}`} label={texts.copyTheAddress} />
      </>
    ),
    [texts.worksSince]: liveAt && formatDate(liveAt, 'dateTime'),
    [texts.certificateUntil]: certificateExpiresAt && formatDate(certificateExpiresAt),
    [texts.lastCheck]: lastCheckedAt ? formatDate(lastCheckedAt, 'dateTime') : texts.noneYet,
    [texts.nextCheck]: nextCheckText(domain),
    [texts.instructionsSent]: instructionsSentText(domain),
    [texts.added]: `${formatDate(createdAt)}${addedByName ? texts.by(addedByName) : ''}`,
  };
}

export function DomainFacts({ domain }: { domain: Domain }) {
  const facts = Object.entries(domainFacts(domain)).filter(([, value]) => value !== null);
  return <DetailList details={Object.fromEntries(facts)} />;
}
