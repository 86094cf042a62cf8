import {
  authorize,
  type BillingDetails,
  type BillingDetailsInput,
  type Context,
  type Db,
  writeAuditEvent,
} from '../../platform';
import { notFound } from '../../lib/errors';
import { changedFields } from '../../lib/changedFields';
import { parseInput } from '../../lib/input';
import { detailsOf, saveDetails } from './details.repository';
import { billingDetailsInput } from './input';
import { lockCards } from './billingCards.repository';

async function load(db: Db, companyId: string): Promise<BillingDetails> {
  const details = await detailsOf(db, companyId);
  if (!details) throw notFound();
  return details;
}

/** Returns the name and address on the platform's invoices to the company. */
export async function billingDetails(ctx: Context): Promise<BillingDetails> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_SETTINGS', 'read');
  return ctx.services.database.inCompany(companyId, (db) => load(db, companyId));
}

/** Saves the billing details. Issued invoices do not change. */
export async function updateBillingDetails(
  ctx: Context,
  input: BillingDetailsInput,
): Promise<BillingDetails> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_SETTINGS', 'pay');
  const details = parseInput(billingDetailsInput, input);
  return ctx.services.database.inCompany(companyId, async (db) => {
    await lockCards(db, companyId);
    const before = await load(db, companyId);
    await saveDetails(db, companyId, details);
    await writeAuditEvent(db, ctx, {
      action: 'billingDetails.updated',
      targetType: 'BillingDetails',
      targetId: companyId,
      targetLabel: details.name,
      changes: changedFields(before, details),
    });
    return load(db, companyId);
  });
}
