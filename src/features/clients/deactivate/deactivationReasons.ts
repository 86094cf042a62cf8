import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DeactivationReason } from '@contract/enums';

export const deactivationReasonLabels: Readonly<Record<DeactivationReason, MessageDescriptor>> = {
  NonPayment: msg`They do not pay`,
  ClientRequest: msg`They asked for it`,
  Fraud: msg`Fraud`,
  Duplicate: msg`The same client twice`,
  Other: msg`Another reason`,
};

export const isDeactivationReason = (text: string): text is DeactivationReason =>
  Object.hasOwn(deactivationReasonLabels, text);
