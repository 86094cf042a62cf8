import type { Context, Viewer } from '../../context';
import type { Db } from '../../db/database';
import { changedFields } from '../../lib/changedFields';
import { parseInput } from '../../lib/parseInput';
import { authorise } from '../../permissions';
import type { NotificationChoice, NotificationChoiceInput } from '../../schema.generated';
import { writeAuditEvent } from '../audit/service';
import { choicesOf, keepChoices } from './choicesSql';
import { choicesInput } from './input';
import { kindsOpenTo, notificationKinds, rolesMailed } from './kinds';

/** Of every kind, as it was chosen or as it is while nothing was. */
async function loadChoices(db: Db, { companyId, operatorId, role }: Viewer): Promise<NotificationChoice[]> {
  const chosen = new Map((await choicesOf(db, companyId, operatorId)).map((one) => [one.kind, one]));
  return notificationKinds.map(
    (kind) => chosen.get(kind) ?? { kind, inConsole: true, byMail: rolesMailed(kind).includes(role) },
  );
}

const shown = ({ permissions }: Viewer, choices: readonly NotificationChoice[]): NotificationChoice[] => {
  const open = new Set(kindsOpenTo(permissions));
  return choices.filter(({ kind }) => open.has(kind));
};

/** What the signed-in operator hears of, of the kinds that are open to them. */
export async function notificationChoices(ctx: Context): Promise<NotificationChoice[]> {
  const viewer = authorise(ctx.viewer, null, 'shell');
  return ctx.services.database.inCompany(viewer.companyId, async (db) =>
    shown(viewer, await loadChoices(db, viewer)),
  );
}

/** `ClientAdded.inConsole`, as the record calls it. */
const asFields = (choices: readonly NotificationChoice[]): Record<string, boolean> =>
  Object.fromEntries(
    choices.flatMap(({ kind, inConsole, byMail }) => [
      [`${kind}.inConsole`, inConsole],
      [`${kind}.byMail`, byMail],
    ]),
  );

export async function setNotificationChoices(
  ctx: Context,
  given: readonly NotificationChoiceInput[],
): Promise<NotificationChoice[]> {
  const viewer = authorise(ctx.viewer, null, 'shell');
  const { companyId, operatorId, name } = viewer;
  const { input } = parseInput(choicesInput, { input: given });
  return ctx.services.database.inCompany(companyId, async (db) => {
    const before = await loadChoices(db, viewer);
    const changes = changedFields(asFields(before), asFields(input));
    if (changes.length > 0) {
      await keepChoices(db, companyId, operatorId, input);
      await writeAuditEvent(db, ctx, {
        action: 'operator.notificationsChosen',
        targetType: 'Operator',
        targetId: operatorId,
        targetLabel: name,
        changes,
      });
    }
    return shown(viewer, await loadChoices(db, viewer));
  });
}
