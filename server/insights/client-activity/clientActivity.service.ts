import {
  type Activity,
  type ActivityPage,
  authorize,
  type Context,
  type QueryClientTimelineArgs,
} from '../../platform';
import { viewerLocale } from '../../identity';
import { clientExists } from '../../clients';
import { notFound } from '../../lib/errors';
import { isId } from '../../../contract/ids';
import { firstInput } from '../../lib/pageInput';
import { parseInput } from '../../lib/parseInput';
import { activityKinds, type ActivityKind, type Permission } from '../../../contract/enums';
import { cursorOf, parseCursor } from './cursor';
import { presentActivity } from './present';
import { clientTimelineRows, recentActivityRows } from './clientActivity.repository';

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
  if (!isId(args.id)) throw notFound('client');
  const after = parseCursor(args.after);
  return ctx.services.database.inCompany(companyId, async (db) => {
    if (!(await clientExists(db, companyId, args.id))) throw notFound('client');
    const rows = await clientTimelineRows(db, companyId, args.id, kinds, after, first + 1);
    const pageRows = rows.slice(0, first);
    const last = pageRows.at(-1);
    const locale = await viewerLocale(db, viewer, ctx.caller);
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
    const locale = await viewerLocale(db, viewer, ctx.caller);
    return rows.map((row) => presentActivity(row, locale, permissions.has('MANAGE_PAYMENTS')));
  });
}
