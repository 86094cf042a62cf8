import {
  type AccountState,
  attachCard,
  type Database,
  type Db,
  platformAccount,
  type Settings,
} from '../platform';
import { createSandbox } from '../platform/demo';
import {
  claimAccount,
  feeFor,
  feeMonthsOf,
  setAccountState,
  setFeeSchedule,
  upsertIntegration,
} from '../billing/demo';
import { newId } from '../lib/ids';
import type { Timestamp } from '../lib/timestamps';
import { backdateDemoIntegration, insertDemoCard, type DemoCompany } from './sql';
import type { Member } from './simulation/actors';
import { addDays } from './simulation/simulation';
import type { PlatformCharges } from './simulation/money';
import { firstSchedule, platformCharges } from './simulation/platformCharges';

/**
 * Opens a sandbox account that accepts payments and assigns it to the company, regardless of the server's
 * card provider.
 */
export async function openDemoAccount(
  database: Database,
  { companyId, name, email, country, website }: DemoCompany & { companyId: string },
): Promise<AccountState> {
  const sandbox = createSandbox(database);
  const account = { companyId, name, email, country, website, idempotencyKey: companyId };
  const state = await sandbox.openAccount({ ...account, sandboxAccount: 'sandbox_ready' });
  await claimAccount({ database, cardProvider: sandbox }, companyId, state.reference);
  return state;
}

export async function connectDemoAccount(
  db: Db,
  companyId: string,
  account: AccountState,
  founder: Member,
  today: Timestamp,
): Promise<void> {
  await upsertIntegration(db, companyId, {
    provider: 'Sandbox',
    accountReference: account.reference,
    connectedBy: founder.id,
    connectedByName: founder.name,
  });
  await setAccountState(db, companyId, account);
  await backdateDemoIntegration(db, companyId, addDays(today, -364));
}

interface PlatformFeeOptions extends DemoCompany {
  settings: Settings;
  founder: Member;
  today: Date;
}

/**
 * Adds the company's billing card and fee schedule. Returns the card and the platform's charges so far,
 * without the current month.
 */
export async function setUpPlatformFees(
  db: Db,
  companyId: string,
  options: PlatformFeeOptions,
): Promise<PlatformCharges> {
  const { settings, founder, today, name, email, currency, timeZone } = options;
  const schedule = firstSchedule(today, currency, timeZone);
  const { anchor, month } = schedule;
  const owner = { account: platformAccount(companyId), id: companyId, name, email, customer: null };
  const attached = attachCard(owner, 'sandbox_pays', today);
  if (attached.kind === 'Refused') throw new Error(attached.reason);
  const card = { ...attached.card, id: newId() };
  await insertDemoCard(db, companyId, card, { holder: founder, since: month.periodStart });
  await setFeeSchedule(db, companyId, anchor, feeMonthsOf(schedule).current);
  const { id, brand, last4, expMonth, expYear } = card;
  const method = { kind: 'Card', brand, last4, expMonth, expYear } as const;
  const fee = feeFor(settings.platformFees, currency);
  return { card, payments: platformCharges(schedule, fee, { id, method }) };
}
