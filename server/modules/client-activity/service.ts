import { z } from 'zod';
import type { Context } from '../../context';
import { notFound } from '../../errors';
import { isId } from '../../lib/ids';
import { parseInput } from '../../lib/parseInput';
import { authorise } from '../../permissions';
import type {
  Activity,
  ActivityKind,
  ActivityPage,
  Permission,
  QueryClientTimelineArgs,
} from '../../schema.generated';
import { clientExists } from '../clients/editing';
import { readerLocale } from '../my-account/readerLocale';
import { cursorOf, placeOf } from './cursor';
import { presentActivity } from './present';
import { clientTimelineRows, recentActivityRows } from './sql';

const firstUpTo = (most: number) =>
  z.object({
    first: z
      .number()
      .int()
      .min(1, 'Ask for one entry at least.')
      .max(most, `Ask for ${most} entries at most.`),
  });

const everyKind: readonly ActivityKind[] = ['Change', 'Payment', 'Refund', 'Mail', 'SignIn'];
const moneyKinds: ReadonlySet<ActivityKind> = new Set(['Payment', 'Refund']);

const kindsSeen = (
  asked: readonly ActivityKind[] | null | undefined,
  held: ReadonlySet<Permission>,
): ActivityKind[] =>
  everyKind.filter(
    (kind) => (asked?.includes(kind) ?? true) && (held.has('MANAGE_PAYMENTS') || !moneyKinds.has(kind)),
  );

/** What happened to a client, newest first, from where the page before it ended. */
export async function clientTimeline(ctx: Context, args: QueryClientTimelineArgs): Promise<ActivityPage> {
  const viewer = authorise(ctx.viewer, 'MANAGE_CLIENT_MANAGEMENT', 'read');
  const { companyId, permissions } = viewer;
  const { first } = parseInput(firstUpTo(100), { first: args.first ?? 30 });
  const kinds = kindsSeen(args.kinds, permissions);
  if (!isId(args.id)) throw notFound('client');
  const after = placeOf(args.after);
  return ctx.services.database.inCompany(companyId, async (db) => {
    if (!(await clientExists(db, companyId, args.id))) throw notFound('client');
    const rows = await clientTimelineRows(db, companyId, args.id, kinds, after, first + 1);
    const shown = rows.slice(0, first);
    const last = shown.at(-1);
    const locale = await readerLocale(db, viewer, ctx.caller);
    return {
      items: shown.map((row) => presentActivity(row, locale, permissions.has('MANAGE_PAYMENTS'))),
      nextCursor: rows.length > first && last ? cursorOf(last) : null,
    };
  });
}

/** What happened lately in the whole company, as far as the viewer may see it. */
export async function recentActivity(ctx: Context, asked: number | null | undefined): Promise<Activity[]> {
  const viewer = authorise(ctx.viewer, 'MANAGE_DASHBOARD', 'read');
  const { companyId, permissions } = viewer;
  const { first } = parseInput(firstUpTo(50), { first: asked ?? 15 });
  return ctx.services.database.inCompany(companyId, async (db) => {
    const rows = await recentActivityRows(db, companyId, permissions, first);
    const locale = await readerLocale(db, viewer, ctx.caller);
    return rows.map((row) => presentActivity(row, locale, permissions.has('MANAGE_PAYMENTS')));
  });
}
