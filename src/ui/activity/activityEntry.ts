import type { PaymentStatusName } from '../payments/paymentStatus';

export interface FieldChange {
  field: string;
  before: string | null;
  after: string | null;
}

/** An entry of a timeline. The API's `Activity` is assignable to it. */
export interface ActivityEntry {
  id: string;
  kind: 'Change' | 'Payment' | 'Refund' | 'Email' | 'SignIn';
  occurredAt: string;
  actorType: 'Operator' | 'Client' | 'System' | 'Platform';
  actorName: string | null;
  client?: { id: string; name: string } | null;
  action: string | null;
  target: string | null;
  changes: readonly FieldChange[];
  payment: {
    amount: number;
    currency: string;
    status: PaymentStatusName;
    description?: string | null;
    failure?: string | null;
  } | null;
  refundAmount: number | null;
  email: { subject: string; hasFailed: boolean } | null;
  signIn: { ipAddress: string | null; device: string | null } | null;
}
