import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { formatDate, formatNumber } from '@/lib/format';
import type { DeploymentStep } from '@/state/operator';
import type { BadgeTone } from '@/ui/StatusBadge';
import type { Deployment } from './deploymentsApi';

export const kindLabels: Readonly<Record<Deployment['kind'], MessageDescriptor>> = {
  Subdomain: msg`Subdomain`,
  ClientDashboard: msg`Client dashboard`,
  CustomDomain: msg`Custom domain`,
};

interface StatusBadgeProps {
  label: MessageDescriptor;
  tone: BadgeTone;
}

export const statusBadges: Readonly<Record<Deployment['status'], StatusBadgeProps>> = {
  Queued: { label: msg`Queued`, tone: 'gray' },
  Running: { label: msg`Running`, tone: 'blue' },
  Succeeded: { label: msg`Succeeded`, tone: 'green' },
  Failed: { label: msg`Failed`, tone: 'red' },
  Canceled: { label: msg`Canceled`, tone: 'gray' },
};

const triggerLabels: Readonly<Record<Deployment['trigger'], MessageDescriptor>> = {
  Manual: msg`Deployed`,
  Onboarding: msg`Deployed after onboarding`,
  DomainVerified: msg`Domain verified`,
  Retry: msg`Retried`,
  Rollback: msg`Rolled back`,
};

const requesterTexts: Readonly<Record<Deployment['trigger'], (name: string) => string>> = {
  Manual: (name) => t`Deployed by ${name}`,
  Onboarding: (name) => t`Deployed by ${name} after onboarding`,
  DomainVerified: (name) => t`Domain verified by ${name}`,
  Retry: (name) => t`Retried by ${name}`,
  Rollback: (name) => t`Rolled back by ${name}`,
};

function triggerText({ kind, trigger, requestedByName: name }: Deployment): string {
  if (kind === 'CustomDomain' && trigger === 'Manual')
    return name ? t`Domain added by ${name}` : t`Domain added`;
  return name ? requesterTexts[trigger](name) : i18n._(triggerLabels[trigger]);
}

/** Returns what started a deployment, when, and its duration: `Deployed by Ann · Jan 3, 2026 · Took 0.4 s`. */
export function byline(deployment: Deployment): string {
  const { createdAt, startedAt, finishedAt } = deployment;
  const duration = formatDuration(startedAt ?? null, finishedAt ?? null);
  return [triggerText(deployment), formatDate(createdAt, 'dateTime'), duration && t`Took ${duration}`]
    .filter(Boolean)
    .join(' · ');
}

export const stepLabels: Readonly<Record<DeploymentStep['name'], MessageDescriptor>> = {
  Reserve: msg`Reserve subdomain`,
  Snapshot: msg`Create snapshot`,
  Check: msg`Check pages`,
  Publish: msg`Publish snapshot`,
  Confirm: msg`Verify it’s online`,
  Added: msg`Add domain`,
  Dns: msg`Verify DNS records`,
  Certificate: msg`Issue certificate`,
  Live: msg`Connect client dashboard`,
};

export const stepStatusLabels: Readonly<Record<DeploymentStep['status'], MessageDescriptor>> = {
  Waiting: msg`Pending`,
  Running: msg`Running`,
  Succeeded: msg({ message: 'Done', context: 'status' }),
  Failed: msg`Failed`,
  Skipped: msg`Skipped`,
};

/** Formats elapsed time as `0:07`, `12:30` or `2:05:00`. */
function formatElapsed(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const [hours, minutes, remainingSeconds] = [
    Math.floor(seconds / 3600),
    Math.floor(seconds / 60) % 60,
    seconds % 60,
  ];
  const padTwo = (value: number): string => String(value).padStart(2, '0');
  return hours > 0
    ? `${hours}:${padTwo(minutes)}:${padTwo(remainingSeconds)}`
    : `${minutes}:${padTwo(remainingSeconds)}`;
}

/** Returns a duration such as `0.4 s` or `1:15`, or null before the end. */
export function formatDuration(startedAt: string | null, finishedAt: string | null): string | null {
  if (!startedAt || !finishedAt) return null;
  const ms = Date.parse(finishedAt) - Date.parse(startedAt);
  return ms < 60_000 ? t`${{ seconds: formatNumber(Math.max(0, ms) / 1000, 1) }} s` : formatElapsed(ms);
}

/** Returns elapsed and maximum time, such as `0:07 of up to 10 minutes` or `0:07 of up to 12 hours`. */
export function formatProgress(elapsedMs: number, maxMinutes: number): string {
  const elapsed = formatElapsed(elapsedMs);
  return maxMinutes < 120
    ? t`${plural(maxMinutes, { one: `${elapsed} of up to # minute`, other: `${elapsed} of up to # minutes` })}`
    : t`${plural({ hours: maxMinutes / 60 }, { one: `${elapsed} of up to # hour`, other: `${elapsed} of up to # hours` })}`;
}
