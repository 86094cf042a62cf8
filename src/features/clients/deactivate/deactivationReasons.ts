import type { DeactivationReason } from '@/api/schema.generated';

export const deactivationReasons: Readonly<Record<DeactivationReason, string>> = {
  NonPayment: 'They do not pay',
  ClientRequest: 'They asked for it',
  Fraud: 'Fraud',
  Duplicate: 'The same client twice',
  Other: 'Another reason',
};

export const isDeactivationReason = (text: string): text is DeactivationReason =>
  Object.hasOwn(deactivationReasons, text);

export const reasonOptions = Object.entries(deactivationReasons).map(([value, label]) => ({ value, label }));
