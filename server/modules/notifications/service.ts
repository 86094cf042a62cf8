import type { Context } from '../../context';
import type { Db } from '../../db/database';
import { badInput, notFound } from '../../errors';
import { publish, type EventOf } from '../../events';
import { isId } from '../../lib/ids';
import { filterIterator } from '../../lib/filterIterator';
import { parseInput } from '../../lib/parseInput';
import { authorise } from '../../permissions';
import type { NotificationNews, NotificationPage, QueryNotificationsArgs } from '../../schema.generated';
import { firstInput, idsInput } from './input';
import { kindsOpenTo } from './kinds';
import { countUnread, selectNotifications, setRead, type Reader } from './sql';

/** Everybody reads their own, and of these what they may see still. */
function readerOf(ctx: Context): Reader {
  const { companyId, operatorId, permissions } = authorise(ctx.viewer, null, 'read');
  return { companyId, operatorId, kinds: kindsOpenTo(permissions) };
}

const within = <T>(ctx: Context, { companyId }: Reader, work: (db: Db) => Promise<T>): Promise<T> =>
  ctx.services.database.inCompany(companyId, work);

/** What happened, newest first, in parts: each goes on after the last of the one before. */
export async function listNotifications(
  ctx: Context,
  args: QueryNotificationsArgs,
): Promise<NotificationPage> {
  const reader = readerOf(ctx);
  const { first } = parseInput(firstInput, { first: args.first ?? 20 });
  const after = args.after ?? null;
  if (after !== null && !isId(after)) {
    throw badInput({ after: 'This place in the list is not known. Read it from the beginning.' });
  }
  return within(ctx, reader, async (db) => {
    const found = await selectNotifications(db, reader, after, first + 1);
    const items = found.slice(0, first);
    const nextCursor = found.length > first ? (items.at(-1)?.id ?? null) : null;
    return { items, nextCursor, unreadCount: await countUnread(db, reader) };
  });
}

/** Answers how many are left. Every open tab of the operator hears of it. */
export async function markNotificationsRead(
  ctx: Context,
  given: readonly string[] | null | undefined,
): Promise<number> {
  const reader = readerOf(ctx);
  const { ids } = parseInput(idsInput, { ids: given ?? null });
  return within(ctx, reader, async (db) => {
    const marked = await setRead(db, reader, ids && ids.filter(isId));
    // Some may have been removed for their age meanwhile; where there is none, somebody else's were named.
    if (ids && ids.length > 0 && marked === 0) throw notFound('notification');
    const { companyId, operatorId } = reader;
    if (marked > 0) {
      await publish(db, { type: 'notificationsChanged', companyId, operatorIds: [operatorId] });
    }
    return countUnread(db, reader);
  });
}

/** Each time the operator's own notifications change, in whichever tab. */
export function notificationChanges(ctx: Context): AsyncIterableIterator<EventOf<'notificationsChanged'>> {
  const { companyId, operatorId } = readerOf(ctx);
  const changes = ctx.services.events.subscribe('notificationsChanged', companyId, ctx.readAt);
  // Where they are too many to be named, it may be anybody.
  return filterIterator(
    changes,
    ({ operatorIds }) => operatorIds.length === 0 || operatorIds.includes(operatorId),
  );
}

export async function readNews(ctx: Context): Promise<NotificationNews> {
  const reader = readerOf(ctx);
  return within(ctx, reader, async (db) => {
    const [newest] = await selectNotifications(db, reader, null, 1);
    return { newest: newest ?? null, unreadCount: await countUnread(db, reader) };
  });
}
