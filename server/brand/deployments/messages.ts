import * as z from 'zod';
import { t } from '../../lib/i18n/i18n';
import { storedMessages, withValues } from '../../lib/i18n/storedMessage';
import type { DeploymentStep } from '../../platform';

/** Returns the reason why a company without a brand can't deploy. */
export const missingBrandMessage = (): string =>
  t('Choose a public name and a color on the Branding screen first.');

const hostValues = z.object({ host: z.string() });
const countValues = z.object({ count: z.int() });

/** The results of steps, and the reasons why deployments failed. */
export const deploymentMessages = storedMessages({
  NoSubdomain: () => t('Your company has no subdomain yet. Set it up first.'),
  NoBrand: missingBrandMessage,
  Changes: withValues(countValues, (values) =>
    t('{count, plural, =0 {No changes.} one {# change.} other {# changes.}}', values),
  ),
  PagesChecked: withValues(countValues, (values) =>
    t('{count, plural, one {# page checked.} other {# pages checked.}}', values),
  ),
  BrokenPage: withValues(z.object({ path: z.string(), status: z.int() }), (values) =>
    t('The page {path} returned status {status}. Nothing was published.', values),
  ),
  NotShown: () =>
    t('Your client dashboard did not show the new version, so the previous version was restored.'),
  Answer: withValues(hostValues, (values) => t('{host} is responding.', values)),
  NoAnswer: withValues(hostValues, (values) => t('{host} is not responding.', values)),
  Internal: () => t('Something went wrong on our side. Clients still see the previous version. Try again.'),
  DnsTimedOut: () =>
    t('The DNS records were not found within 12 hours. We check again once a day for 30 days.'),
  CertificateTimedOut: () => t('The certificate was not issued within 12 hours. We check again once a day.'),
});

/** Returns a step with its message in the current language. */
export const presentStep = (step: DeploymentStep): DeploymentStep => ({
  ...step,
  message: deploymentMessages.read(step.message),
});
