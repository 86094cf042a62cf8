import { type ActivityKind, activityKinds, type ActorType, type Permission } from '../../../contract/enums';
import { isId } from '../../../contract/ids';
import { presentPayment } from '../../billing';
import { clientExists } from '../../clients';
import { viewerLocale } from '../../identity';
import { deviceName } from '../../lib/caller';
import { notFound } from '../../lib/errors';
import { firstInput, parseInput } from '../../lib/input';
import {
  type Activity,
  type ActivityPage,
  authorize,
  type Context,
  type QueryClientTimelineArgs,
} from '../../platform';
import { type ActivityRow, clientTimelineRows, recentActivityRows } from './clientActivity.repository';
import { cursorOf, parseCursor } from './cursor';
import { formatChanges } from './formatChanges';
import { targetText } from './targetText';

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

const presentActivity = (row: ActivityRow, locale: string, showsMoney: boolean): Activity => ({
  id: row.id,
  kind: row.kind,
  occurredAt: row.at,
  ...actorOf(row),
  client: row.client,
  action: row.action,
  target: targetText(row.target, row.targetValues),
  changes: formatChanges(row.changes ?? [], { ...row, locale }, showsMoney),
  payment: row.payment && presentPayment(row.payment),
  refundAmount: row.refundAmount,
  email: row.kind === 'Email' ? { subject: row.subject ?? '', hasFailed: row.hasFailed ?? false } : null,
  signIn: row.kind === 'SignIn' ? signInOf(row) : null,
});

const moneyKinds: ReadonlySet<ActivityKind> = new Set(['Payment', 'Refund']);

const visibleKinds = (
  requested: readonly ActivityKind[] | null | undefined,
  permissions: ReadonlySet<Permission>,
): ActivityKind[] =>
  activityKinds.filter(
    (kind) =>
      (requested?.includes(kind) ?? true) && (permissions.has('MANAGE_PAYMENTS') || !moneyKinds.has(kind)),
  );

export async function clientTimeline(ctx: Context, args: QueryClientTimelineArgs): Promise<ActivityPage> {
  const viewer = authorize(ctx.viewer, 'MANAGE_CLIENT_MANAGEMENT', 'read');
  const { companyId, permissions } = viewer;
  const { first } = parseInput(firstInput(100), { first: args.first ?? 30 });
  const kinds = visibleKinds(args.kinds, permissions);
  if (!isId(args.id)) throw notFound();
  const after = parseCursor(args.after);
  return ctx.services.database.inCompany(companyId, async (db) => {
    if (!(await clientExists(db, companyId, args.id))) throw notFound();
    const rows = await clientTimelineRows(db, companyId, args.id, kinds, after, first + 1);
    const pageRows = rows.slice(0, first);
    const last = pageRows.at(-1);
    const locale = await viewerLocale(db, viewer);
    return {
      items: pageRows.map((row) => presentActivity(row, locale, permissions.has('MANAGE_PAYMENTS'))),
      nextCursor: rows.length > first && last ? cursorOf(last) : null,
    };
  });
}

/** Returns the company's newest entries that the viewer's permissions allow. */
export async function recentActivity(
  ctx: Context,
  requested: number | null | undefined,
): Promise<Activity[]> {
  const viewer = authorize(ctx.viewer, 'MANAGE_DASHBOARD', 'read');
  const { companyId, permissions } = viewer;
  const { first } = parseInput(firstInput(50), { first: requested ?? 15 });
  return ctx.services.database.inCompany(companyId, async (db) => {
    const rows = await recentActivityRows(db, companyId, permissions, first);
    const locale = await viewerLocale(db, viewer);
    return rows.map((row) => presentActivity(row, locale, permissions.has('MANAGE_PAYMENTS')));
  });
}
