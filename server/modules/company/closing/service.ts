import type { Context, Viewer } from '../../../context';
import type { Db } from '../../../db/database';
import { badInput, DomainError } from '../../../errors';
import { dayText } from '../../../lib/localeText';
import { parseInput } from '../../../lib/parseInput';
import { normalizeLine } from '../../../lib/plainText';
import { enforceDailyCap } from '../../../mail/dailyCaps';
import { authorise } from '../../../permissions';
import type { WhiteLabelledCustomer } from '../../../schema.generated';
import { mailAdmins } from '../../operators/mailAdmins';
import { lockTeamAs } from '../../operators/team';
import { moveCompany } from '../moves';
import { loadCompany } from '../service';
import { closingOf, type Closing } from '../sql';
import { closeCompanyInput } from './input';

async function closingIn(db: Db, companyId: string): Promise<Closing> {
  const closing = await closingOf(db, companyId);
  if (!closing) throw new Error(`There is no company ${companyId}.`);
  return closing;
}

/** What mails about it say. */
const valuesOf = ({ name, reopenableUntil, timeZone }: Closing, ctx: Context): Record<string, string> => ({
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
  const { name } = await closingIn(db, companyId);
  // What was typed came as one line, which a name of long ago may not be.
  if (typed.name !== normalizeLine(name)) throw badInput({ name: `Type “${name}” as it stands here.` });
  await enforceDailyCap(db, companyId, 'company-closed', companyId);
  await moveCompany(db, ctx, companyId, 'Cancelled', typed.reason);
  const values = valuesOf(await closingIn(db, companyId), ctx);
  await mailAdmins(db, ctx.services, companyId, 'company-closed', { ...values, closedBy });
}

/** Closes the company: nothing is deleted, no charge of a client is begun, and for 90 days it can be taken back. */
export async function closeCompany(
  ctx: Context,
  name: string,
  reason: string | null,
): Promise<WhiteLabelledCustomer> {
  const viewer = authorise(ctx.viewer, 'Admin', 'write');
  const { companyId } = viewer;
  const typed = parseInput(closeCompanyInput, { name, reason });
  return ctx.services.database.inCompany(companyId, async (db) => {
    await lockTeamAs(db, viewer);
    await close(db, ctx, viewer, typed);
    return loadCompany(db, ctx.services.settings, companyId);
  });
}

function refuseTooLate({ isTooLate, reopenableUntil, timeZone }: Closing): void {
  if (!isTooLate || !reopenableUntil) return;
  throw new DomainError(
    'CONFLICT',
    `This company could be opened again until ${dayText(reopenableUntil, timeZone)}. It stays closed; what it has can still be exported.`,
  );
}

export async function reopenCompany(ctx: Context): Promise<WhiteLabelledCustomer> {
  const viewer = authorise(ctx.viewer, 'Admin', 'reopen');
  const { companyId, name: reopenedBy } = viewer;
  return ctx.services.database.inCompany(companyId, async (db) => {
    await lockTeamAs(db, viewer);
    const closing = await closingIn(db, companyId);
    refuseTooLate(closing);
    await enforceDailyCap(db, companyId, 'company-reopened', companyId);
    await moveCompany(db, ctx, companyId, 'Active');
    await mailAdmins(db, ctx.services, companyId, 'company-reopened', {
      ...valuesOf(closing, ctx),
      reopenedBy,
    });
    return loadCompany(db, ctx.services.settings, companyId);
  });
}
