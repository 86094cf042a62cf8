import type { DeactivationReason } from '@contract/enums';
import * as texts from '@/texts/clients/deactivate';

export const deactivationReasonLabels: Readonly<Record<DeactivationReason, string>> = {
  NonPayment: texts.theyDoNotPay,
  ClientRequest: texts.theyAskedFor,
  Fraud: texts.fraud,
  Duplicate: texts.theSameClientTwice,
  Other: texts.anotherReason,
};

export const isDeactivationReason = (text: string): text is DeactivationReason =>
  Object.hasOwn(deactivationReasonLabels, text);

export const reasonOptions = Object.entries(deactivationReasonLabels).map(([value, label]) => ({
  value,
  label,
}));
