import * as z from 'zod';
import { afterLastRetries } from '../../../contract/enums';
import { isGraceDays, maxGraceDays } from '../../../contract/plans';
import {
  authorize,
  type Context,
  type DunningSettings,
  type DunningSettingsInput,
  writeAuditEvent,
} from '../../platform';
import { t } from '../../lib/i18n/i18n';
import { changedFields } from '../../lib/changedFields';
import { parseInput } from '../../lib/input';
import { dunningSettingsOf, setDunningSettings } from './settings.repository';

const outOfRange = () => t('Enter a grace period of 0 to {max} days.', { max: maxGraceDays });

const settingsInput = z.object({
  afterLastRetry: z.enum(afterLastRetries, { error: () => t('Choose what happens to the client.') }),
  graceDays: z.number({ error: outOfRange }).refine(isGraceDays, { error: outOfRange }),
});

export async function dunningSettings(ctx: Context): Promise<DunningSettings> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'read');
  return ctx.services.database.inCompany(companyId, (db) => dunningSettingsOf(db, companyId));
}

/**
 * Sets what happens to clients after the last retry. A change restarts the grace period of clients who are
 * already past due.
 */
export async function updateDunningSettings(
  ctx: Context,
  input: DunningSettingsInput,
): Promise<DunningSettings> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'write');
  const settings = parseInput(settingsInput, input);
  return ctx.services.database.inCompany(companyId, async (db) => {
    const changes = changedFields(await dunningSettingsOf(db, companyId, true), settings);
    if (changes.length === 0) return settings;
    await setDunningSettings(db, companyId, settings);
    await writeAuditEvent(db, ctx, {
      action: 'company.dunningChanged',
      targetType: 'Company',
      targetId: companyId,
      changes,
    });
    await db.publish({ type: 'companyChanged', companyId });
    return settings;
  });
}
