import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DeactivationReason } from '@contract/enums';

export const deactivationReasonLabels: Readonly<Record<DeactivationReason, MessageDescriptor>> = {
  NonPayment: msg`Non-payment`,
  ClientRequest: msg`Client’s request`,
  Fraud: msg`Fraud`,
  Duplicate: msg`Duplicate`,
  Other: msg`Other`,
};

export const isDeactivationReason = (text: string): text is DeactivationReason =>
  Object.hasOwn(deactivationReasonLabels, text);
