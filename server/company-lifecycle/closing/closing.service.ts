import * as z from 'zod';
import { closingLimits } from '../../../contract/company';
import { emptyToNull, normalizeLine } from '../../../contract/text';
import { type Closing, loadCompany, lockClosing } from '../../company';
import { emailAdmins, lockTeamAsAdmin } from '../../identity';
import { badInput, conflict } from '../../lib/errors';
import { dayText } from '../../lib/localeText';
import { parseInput, plainLine } from '../../lib/input';
import { t } from '../../lib/i18n/i18n';
import {
  authorize,
  type Context,
  type Db,
  enforceDailyCap,
  type Viewer,
  type WhiteLabelledCustomer,
} from '../../platform';
import { changeCompanyStatus } from '../transitions';

const closeCompanyInput = z.object({
  name: plainLine(closingLimits.name),
  reason: emptyToNull(plainLine(closingLimits.reason)),
});

async function requireClosing(db: Db, companyId: string): Promise<Closing> {
  const closing = await lockClosing(db, companyId);
  if (!closing) throw new Error(`Company ${companyId} does not exist.`);
  return closing;
}

/** Returns the values of the emails about closing and reopening. */
const emailValues = ({ name, reopenableUntil, timeZone }: Closing, ctx: Context): Record<string, string> => ({
  companyName: name,
  until: reopenableUntil ? dayText(reopenableUntil, timeZone) : '',
  link: `${ctx.services.settings.publicUrl}/dashboard/settings/company-profile`,
});

async function close(
  db: Db,
  ctx: Context,
  { companyId, name: closedBy }: Viewer,
  typed: { name: string; reason: string | null },
): Promise<void> {
  const { name } = await requireClosing(db, companyId);
  // Typed names are normalized to one line, but names stored before that rule may not be.
  if (typed.name !== normalizeLine(name))
    throw badInput({ name: t('Enter the exact name “{name}”.', { name }) });
  await enforceDailyCap(db, companyId, 'company-closed', companyId);
  await changeCompanyStatus(db, ctx, companyId, 'Cancelled', typed.reason);
  const closing = await requireClosing(db, companyId);
  await emailAdmins(db, ctx.services, companyId, 'company-closed', () => ({
    ...emailValues(closing, ctx),
    closedBy,
  }));
}

/**
 * Closes the company, which stops client charges, and emails the Admins. Nothing is deleted, and the company
 * can be reopened for 90 days. Throws `BAD_USER_INPUT` unless `name` is the company's name.
 */
export async function closeCompany(
  ctx: Context,
  name: string,
  reason: string | null,
): Promise<WhiteLabelledCustomer> {
  const viewer = authorize(ctx.viewer, 'Admin', 'write');
  const { companyId } = viewer;
  const typed = parseInput(closeCompanyInput, { name, reason });
  return ctx.services.database.inCompany(companyId, async (db) => {
    await lockTeamAsAdmin(db, viewer);
    await close(db, ctx, viewer, typed);
    return loadCompany(db, ctx.services.settings, companyId);
  });
}

function requireReopenable({ isTooLate, reopenableUntil, timeZone }: Closing): void {
  if (!isTooLate || !reopenableUntil) return;
  throw conflict(
    t('You could reopen this company until {day}. You can still export its data.', {
      day: dayText(reopenableUntil, timeZone),
    }),
  );
}

export async function reopenCompany(ctx: Context): Promise<WhiteLabelledCustomer> {
  const viewer = authorize(ctx.viewer, 'Admin', 'reopen');
  const { companyId, name: reopenedBy } = viewer;
  return ctx.services.database.inCompany(companyId, async (db) => {
    await lockTeamAsAdmin(db, viewer);
    const closing = await requireClosing(db, companyId);
    requireReopenable(closing);
    await enforceDailyCap(db, companyId, 'company-reopened', companyId);
    await changeCompanyStatus(db, ctx, companyId, 'Active');
    await emailAdmins(db, ctx.services, companyId, 'company-reopened', () => ({
      ...emailValues(closing, ctx),
      reopenedBy,
    }));
    return loadCompany(db, ctx.services.settings, companyId);
  });
}
