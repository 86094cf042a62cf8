import { deviceName } from '../../lib/deviceName';
import type { ActorType } from '../../../contract/enums';
import type { Activity } from '../../platform';
import { presentPayment } from '../../billing';
import { formatChanges } from './formatChanges';
import type { ActivityRow } from './clientActivity.repository';

interface Actor {
  actorType: ActorType;
  actorName: string | null;
}

const systemActor: Actor = { actorType: 'System', actorName: null };

function paymentActor({ trigger, client }: ActivityRow): Actor {
  if (trigger === 'Purchase') return { actorType: 'Client', actorName: client?.name ?? null };
  return trigger === 'RetryManual' ? { actorType: 'Operator', actorName: null } : systemActor;
}

function actorOf(row: ActivityRow): Actor {
  const { kind, client, actorType, actorName, refundedBy } = row;
  if (kind === 'Payment') return paymentActor(row);
  if (kind === 'SignIn') return { actorType: 'Client', actorName: client?.name ?? null };
  if (kind === 'Refund' && refundedBy !== null) return { actorType: 'Operator', actorName: refundedBy };
  return kind === 'Change' ? { actorType: actorType ?? 'System', actorName } : systemActor;
}

const signInOf = ({ ipAddress, userAgent }: ActivityRow) => ({
  ipAddress,
  userAgent,
  device: userAgent && deviceName(userAgent),
});

export const presentActivity = (row: ActivityRow, locale: string, showsMoney: boolean): Activity => ({
  id: row.id,
  kind: row.kind,
  occurredAt: row.at,
  ...actorOf(row),
  client: row.client,
  action: row.action,
  target: row.target,
  changes: formatChanges(row.changes ?? [], { ...row, locale }, showsMoney),
  payment: row.payment && presentPayment(row.payment),
  refundAmount: row.refundAmount,
  email: row.kind === 'Email' ? { subject: row.subject ?? '', hasFailed: row.hasFailed ?? false } : null,
  signIn: row.kind === 'SignIn' ? signInOf(row) : null,
});
