import { deviceName } from '../../lib/deviceName';
import type { Activity, ActorType } from '../../schema.generated';
import { presentPayment } from '../payments/present';
import { changeTexts } from './changeText';
import type { ActivityRow } from './sql';

interface Actor {
  actorType: ActorType;
  actorName: string | null;
}

const theSystem: Actor = { actorType: 'System', actorName: null };

function payerOf({ trigger, client }: ActivityRow): Actor {
  if (trigger === 'Purchase') return { actorType: 'Client', actorName: client?.name ?? null };
  return trigger === 'RetryManual' ? { actorType: 'Operator', actorName: null } : theSystem;
}

function actorOf(row: ActivityRow): Actor {
  const { kind, client, actorType, actorName, refundedBy } = row;
  if (kind === 'Payment') return payerOf(row);
  if (kind === 'SignIn') return { actorType: 'Client', actorName: client?.name ?? null };
  if (kind === 'Refund' && refundedBy !== null) return { actorType: 'Operator', actorName: refundedBy };
  return kind === 'Change' ? { actorType: actorType ?? 'System', actorName } : theSystem;
}

const signInOf = ({ ipAddress, userAgent }: ActivityRow) => ({
  ipAddress,
  userAgent,
  device: userAgent && deviceName(userAgent),
});

export const presentActivity = (row: ActivityRow, locale: string, withMoney: boolean): Activity => ({
  id: row.id,
  kind: row.kind,
  occurredAt: row.at,
  ...actorOf(row),
  client: row.client,
  action: row.action,
  target: row.target,
  changes: changeTexts(row.changes ?? [], { ...row, locale }, withMoney),
  payment: row.payment && presentPayment(row.payment),
  refundAmount: row.refundAmount,
  mail: row.kind === 'Mail' ? { subject: row.subject ?? '', hasFailed: row.hasFailed ?? false } : null,
  signIn: row.kind === 'SignIn' ? signInOf(row) : null,
});
