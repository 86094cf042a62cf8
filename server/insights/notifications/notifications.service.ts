import { z } from 'zod';
import { notificationKinds } from '../../../contract/enums';
import { isId } from '../../../contract/ids';
import { changedFields } from '../../lib/changedFields';
import { badInput, notFound } from '../../lib/errors';
import { t } from '../../lib/i18n/i18n';
import { filterIterator } from '../../lib/filterIterator';
import { firstInput, parseInput } from '../../lib/input';
import {
  authorize,
  type Context,
  type Db,
  type EventOf,
  type NotificationEvent,
  type NotificationPage,
  type NotificationPreference,
  type NotificationPreferenceInput,
  type QueryNotificationsArgs,
  type Viewer,
  writeAuditEvent,
} from '../../platform';
import { emailedRoles, visibleKindsOf } from './kinds';
import {
  countUnread,
  type NotificationScope,
  savePreferences,
  selectNotifications,
  selectPreferences,
  setRead,
} from './notifications.repository';

const maxMarkedIds = 200;

const idsInput = z.object({
  ids: z
    .array(z.string())
    .max(maxMarkedIds, { error: () => t('Select at most {max} notifications.', { max: maxMarkedIds }) })
    .nullable(),
});

const preferencesInput = z.object({
  input: z
    .array(z.object({ kind: z.enum(notificationKinds), inConsole: z.boolean(), byEmail: z.boolean() }))
    .refine((preferences) => new Set(preferences.map(({ kind }) => kind)).size === preferences.length, {
      error: () => t('Enter each kind only once.'),
    }),
});

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
    throw badInput({ after: t('This cursor is invalid. Load the list from the start.') });
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
    if (ids && ids.length > 0 && markedCount === 0) throw notFound();
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

async function loadPreferences(
  db: Db,
  { companyId, operatorId, role }: Viewer,
): Promise<NotificationPreference[]> {
  const savedByKind = new Map(
    (await selectPreferences(db, companyId, operatorId)).map((preference) => [preference.kind, preference]),
  );
  return notificationKinds.map(
    (kind) => savedByKind.get(kind) ?? { kind, inConsole: true, byEmail: emailedRoles(kind).includes(role) },
  );
}

const filterVisible = (
  { permissions }: Viewer,
  preferences: readonly NotificationPreference[],
): NotificationPreference[] => {
  const visibleKinds = new Set(visibleKindsOf(permissions));
  return preferences.filter(({ kind }) => visibleKinds.has(kind));
};

/** Returns the preferences of the kinds that the viewer may see. */
export async function notificationPreferences(ctx: Context): Promise<NotificationPreference[]> {
  const viewer = authorize(ctx.viewer, null, 'shell');
  return ctx.services.database.inCompany(viewer.companyId, async (db) =>
    filterVisible(viewer, await loadPreferences(db, viewer)),
  );
}

/** Flattens preferences to the field names of the audit log, such as `ClientAdded.inConsole`. */
const toAuditFields = (preferences: readonly NotificationPreference[]): Record<string, boolean> =>
  Object.fromEntries(
    preferences.flatMap(({ kind, inConsole, byEmail }) => [
      [`${kind}.inConsole`, inConsole],
      [`${kind}.byMail`, byEmail],
    ]),
  );

export async function setNotificationPreferences(
  ctx: Context,
  requested: readonly NotificationPreferenceInput[],
): Promise<NotificationPreference[]> {
  const viewer = authorize(ctx.viewer, null, 'shell');
  const { companyId, operatorId, name } = viewer;
  const { input } = parseInput(preferencesInput, { input: requested });
  return ctx.services.database.inCompany(companyId, async (db) => {
    const before = await loadPreferences(db, viewer);
    const changes = changedFields(toAuditFields(before), toAuditFields(input));
    if (changes.length > 0) {
      await savePreferences(db, companyId, operatorId, input);
      await writeAuditEvent(db, ctx, {
        action: 'operator.notificationsChosen',
        targetType: 'Operator',
        targetId: operatorId,
        targetLabel: name,
        changes,
      });
    }
    return filterVisible(viewer, await loadPreferences(db, viewer));
  });
}
