import { maxTags } from '../../../contract/clients';
import { t } from '../../lib/i18n/i18n';

/** Why a command doesn't apply to a client, without the client's name, so that one text covers many clients. */
const texts = {
  BeingCharged: () => t('A payment for the current plan is in progress. Try again when it is complete.'),
  ChangedSince: () => t('This client changed afterward, so the action wasn’t undone.'),
  ClientUnknown: () => t('This client doesn’t exist.'),
  DeactivatedCannotChangePlan: () => t('Deactivated clients can’t change plans. Reactivate them first.'),
  DeactivatedCannotResume: () => t('Deactivated clients can’t be resumed. Reactivate them instead.'),
  DeactivatedCannotSubscribe: () =>
    t('Deactivated clients can’t start a subscription. Reactivate them first.'),
  NoBillingPeriod: () => t('This client has no billing period. Choose to deactivate now.'),
  NotDeactivating: () =>
    t('Deactivated clients have no scheduled deactivation to cancel. Reactivate them instead.'),
  NotPastDue: () => t('Only active clients and clients on trial can become past due.'),
  NotPausable: () => t('Only active and past due clients can be paused.'),
  PausedCannotSubscribe: () => t('Paused clients can’t start a subscription. Resume them first.'),
  PlanUnknown: () => t('This plan doesn’t exist.'),
  Subscribed: () => t('Clients can have only one subscription at a time.'),
  TooManyTags: () => t('Clients can have at most {max} tags.', { max: maxTags }),
  TrialUnavailable: () => t('Only invited clients and clients on trial can start a trial.'),
} as const;

export type RefusalReason = keyof typeof texts;

const isReason = (stored: string): stored is RefusalReason => Object.hasOwn(texts, stored);

/**
 * Returns the text of a refusal in the current language. `stored` is a reason, or the text that an earlier
 * release stored.
 */
export const refusalText = (stored: string): string => (isReason(stored) ? texts[stored]() : stored);
