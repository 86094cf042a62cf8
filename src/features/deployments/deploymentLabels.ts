import type { BadgeTone } from '@/ui/StatusBadge';
import { formatNumber } from '@/lib/format';
import type { DeploymentStep } from '@/state/operator';
import * as texts from '@/texts/deployments';
import type { Deployment } from './deploymentsApi';

export const kindLabels: Readonly<Record<Deployment['kind'], string>> = {
  Subdomain: texts.subdomain,
  ClientDashboard: texts.clientDashboard,
  CustomDomain: texts.customDomain,
};

export const statusBadges: Readonly<Record<Deployment['status'], { label: string; tone: BadgeTone }>> = {
  Queued: { label: texts.waiting, tone: 'gray' },
  Running: { label: texts.running, tone: 'blue' },
  Succeeded: { label: texts.succeeded, tone: 'green' },
  Failed: { label: texts.failed, tone: 'red' },
  Canceled: { label: texts.canceled, tone: 'gray' },
};

export const triggerLabels: Readonly<Record<Deployment['trigger'], string>> = {
  Manual: texts.deployed,
  Onboarding: texts.setUpAfterOnboarding,
  DomainVerified: texts.theDomainWasFound,
  Retry: texts.triedAgain,
  Rollback: texts.rolledBack,
};

export const stepLabels: Readonly<Record<DeploymentStep['name'], string>> = {
  Reserve: texts.takeTheSubdomain,
  Snapshot: texts.takeASnapshot,
  Check: texts.lookAtEveryPage,
  Publish: texts.publish,
  Confirm: texts.seeThatItIsThere,
  Added: texts.addTheDomain,
  Dns: texts.findItsDnsRecords,
  Certificate: texts.getACertificate,
  Live: texts.showTheClientDashboardThere,
};

export const stepStatusLabels: Readonly<Record<DeploymentStep['status'], string>> = {
  Waiting: texts.stepWaiting,
  Running: texts.underWay,
  Succeeded: texts.stepDone,
  Failed: texts.stepFailed,
  Skipped: texts.leftOut,
};

/** Formats elapsed time as `0:07`, `12:30` or `2:05:00`. */
export function formatElapsed(ms: number): string {
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
  return ms < 60_000 ? texts.seconds(formatNumber(Math.max(0, ms) / 1000, 1)) : formatElapsed(ms);
}

/** Returns a duration such as `up to 10 minutes` or `up to 12 hours`. */
export const formatMaxDuration = (minutes: number): string =>
  minutes < 120 ? texts.upToMinutes(minutes) : texts.upToHours(minutes / 60);
