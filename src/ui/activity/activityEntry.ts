import type { ActivityKind, ActorType, PaymentStatus } from '@contract/enums';

export interface FieldChange {
  field: string;
  /** The language of a translation. */
  language?: string | null;
  before: string | null;
  after: string | null;
}

/** An entry of a timeline. The API's `Activity` is assignable to it. */
export interface ActivityEntry {
  id: string;
  kind: ActivityKind;
  occurredAt: string;
  actorType: ActorType;
  actorName: string | null;
  client?: { id: string; name: string } | null;
  action: string | null;
  target: string | null;
  changes: readonly FieldChange[];
  payment: {
    amount: number;
    currency: string;
    status: PaymentStatus;
    description?: string | null;
    failure?: string | null;
  } | null;
  refundAmount: number | null;
  email: { subject: string; hasFailed: boolean } | null;
  signIn: { ipAddress: string | null; device: string | null } | null;
}
