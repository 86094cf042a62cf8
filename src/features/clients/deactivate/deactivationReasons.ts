import type { DeactivationReason } from '@contract/enums';
import * as texts from '@/texts/clients/deactivate';

export const deactivationReasons: Readonly<Record<DeactivationReason, string>> = {
  NonPayment: texts.theyDoNotPay,
  ClientRequest: texts.theyAskedFor,
  Fraud: texts.fraud,
  Duplicate: texts.theSameClientTwice,
  Other: texts.anotherReason,
};

export const isDeactivationReason = (text: string): text is DeactivationReason =>
  Object.hasOwn(deactivationReasons, text);

export const reasonOptions = Object.entries(deactivationReasons).map(([value, label]) => ({ value, label }));
