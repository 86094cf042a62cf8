import {
  authorize,
  type Context,
  type Db,
  type EventOf,
  type NotificationEvent,
  type NotificationPage,
  type QueryNotificationsArgs,
} from '../../platform';
import { badInput, notFound } from '../../lib/errors';
import { isId } from '../../../contract/ids';
import { filterIterator } from '../../lib/filterIterator';
import { firstInput } from '../../lib/pageInput';
import { parseInput } from '../../lib/parseInput';
import { idsInput } from './input';
import { visibleKindsOf } from './kinds';
import {
  countUnread,
  selectNotifications,
  setRead,
  type NotificationScope,
} from './notifications.repository';

function scopeOf(ctx: Context): NotificationScope {
  const { companyId, operatorId, permissions } = authorize(ctx.viewer, null, 'read');
  return { companyId, operatorId, kinds: visibleKindsOf(permissions) };
}

const inCompany = <T>(
  ctx: Context,
  { companyId }: NotificationScope,
  run: (db: Db) => Promise<T>,
): Promise<T> => ctx.services.database.inCompany(companyId, run);

/**
 * Returns a page of notifications, newest first, and the unread count. Throws `BAD_USER_INPUT` for an invalid
 * cursor or page size.
 */
export async function listNotifications(
  ctx: Context,
  args: QueryNotificationsArgs,
): Promise<NotificationPage> {
  const scope = scopeOf(ctx);
  const { first } = parseInput(firstInput(100), { first: args.first ?? 20 });
  const after = args.after ?? null;
  if (after !== null && !isId(after)) {
    throw badInput({ after: 'This place in the list is not known. Read it from the beginning.' });
  }
  return inCompany(ctx, scope, async (db) => {
    const rows = await selectNotifications(db, scope, after, first + 1);
    const items = rows.slice(0, first);
    const nextCursor = rows.length > first ? (items.at(-1)?.id ?? null) : null;
    return { items, nextCursor, unreadCount: await countUnread(db, scope) };
  });
}

/**
 * Marks the given notifications as read, or all if `requestedIds` is null. Returns the remaining unread
 * count. Throws `NOT_FOUND` if none of the given ones exists.
 */
export async function markNotificationsRead(
  ctx: Context,
  requestedIds: readonly string[] | null | undefined,
): Promise<number> {
  const scope = scopeOf(ctx);
  const { ids } = parseInput(idsInput, { ids: requestedIds ?? null });
  return inCompany(ctx, scope, async (db) => {
    const markedCount = await setRead(db, scope, ids && ids.filter(isId));
    // Some of the notifications may be purged already, so only a request without any match is rejected.
    if (ids && ids.length > 0 && markedCount === 0) throw notFound('notification');
    const { companyId, operatorId } = scope;
    if (markedCount > 0) {
      await db.publish({ type: 'notificationsChanged', companyId, operatorIds: [operatorId] });
    }
    return countUnread(db, scope);
  });
}

export function subscribeToNotifications(
  ctx: Context,
): AsyncIterableIterator<EventOf<'notificationsChanged'>> {
  const { companyId, operatorId } = scopeOf(ctx);
  const events = ctx.services.events.subscribe('notificationsChanged', companyId, ctx.readAt);
  // An empty list means that any operator may be affected.
  return filterIterator(
    events,
    ({ operatorIds }) => operatorIds.length === 0 || operatorIds.includes(operatorId),
  );
}

export async function loadNotificationEvent(ctx: Context): Promise<NotificationEvent> {
  const scope = scopeOf(ctx);
  return inCompany(ctx, scope, async (db) => {
    const [newest] = await selectNotifications(db, scope, null, 1);
    return { newest: newest ?? null, unreadCount: await countUnread(db, scope) };
  });
}
