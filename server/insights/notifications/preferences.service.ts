import {
  authorize,
  type Context,
  type Db,
  type NotificationPreference,
  type NotificationPreferenceInput,
  type Viewer,
  writeAuditEvent,
} from '../../platform';
import { notificationKinds } from '../../../contract/enums';
import { changedFields } from '../../lib/changedFields';
import { parseInput } from '../../lib/parseInput';
import { selectPreferences, savePreferences } from './preferences.repository';
import { preferencesInput } from './input';
import { visibleKindsOf, emailedRoles } from './kinds';

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
