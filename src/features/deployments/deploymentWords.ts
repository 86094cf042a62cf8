import type { BadgeTone } from '@/ui/StatusBadge';
import type { DeploymentStep } from '@/state/operator';
import type { Deployment } from './deploymentsApi';

export const kindWords: Readonly<Record<Deployment['kind'], string>> = {
  Subdomain: 'Subdomain',
  ClientDashboard: 'Client dashboard',
  CustomDomain: 'Custom domain',
};

export const statusWords: Readonly<Record<Deployment['status'], { label: string; tone: BadgeTone }>> = {
  Queued: { label: 'Waiting', tone: 'gray' },
  Running: { label: 'Running', tone: 'blue' },
  Succeeded: { label: 'Succeeded', tone: 'green' },
  Failed: { label: 'Failed', tone: 'red' },
  Canceled: { label: 'Canceled', tone: 'gray' },
};

export const triggerWords: Readonly<Record<Deployment['trigger'], string>> = {
  Manual: 'Deployed',
  Onboarding: 'Set up after onboarding',
  DomainVerified: 'The domain was found',
  Retry: 'Tried again',
  Rollback: 'Rolled back',
};

export const stepWords: Readonly<Record<DeploymentStep['name'], string>> = {
  Reserve: 'Take the subdomain',
  Snapshot: 'Take a snapshot',
  Check: 'Look at every page',
  Publish: 'Publish',
  Confirm: 'See that it is there',
  Added: 'Add the domain',
  Dns: 'Find its DNS records',
  Certificate: 'Get a certificate',
  Live: 'Show the client dashboard there',
};

export const stepStatusWords: Readonly<Record<DeploymentStep['status'], string>> = {
  Waiting: 'waiting',
  Running: 'under way',
  Succeeded: 'done',
  Failed: 'failed',
  Skipped: 'left out',
};

/** `0:07`, `12:30`, `2:05:00`. */
export function clockWords(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (value: number): string => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** How long it took: `0.4 s`, `1:15`; null before its end. */
export function tookWords(startedAt: string | null, finishedAt: string | null): string | null {
  if (!startedAt || !finishedAt) return null;
  const ms = Date.parse(finishedAt) - Date.parse(startedAt);
  return ms < 60_000 ? `${(Math.max(0, ms) / 1000).toFixed(1)} s` : clockWords(ms);
}

/** `up to 10 minutes`, `up to 12 hours`. */
export const expectedWords = (minutes: number): string =>
  minutes < 120 ? `up to ${minutes} minutes` : `up to ${minutes / 60} hours`;
