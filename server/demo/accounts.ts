import type { AccountState } from '../card-provider/cardProvider';
import { attachCard } from '../card-provider/sandbox/cards';
import { createSandbox } from '../card-provider/sandbox/sandbox';
import { ownAccount } from '../card-provider/ownAccount';
import type { Database, Db } from '../db/database';
import { newId } from '../lib/ids';
import type { Moment } from '../lib/moments';
import { feeFor } from '../modules/platform-fees/feeList';
import { monthsOf } from '../modules/platform-fees/due';
import { setFeeSchedule } from '../modules/platform-fees/sql';
import { claimAccount } from '../modules/stripe/providerAccounts';
import { putIntegration, setAccountState } from '../modules/stripe/sql';
import type { Settings } from '../settings';
import { dateDemoIntegration, insertDemoCard, type DemoCompany } from './sql';
import type { Member } from './year/crew';
import { later } from './year/life';
import type { OwnCharges } from './year/money';
import { firstSchedule, ownCharges } from './year/ownCharges';

/** An account of the sandbox's that takes payments, whichever provider the server works with. */
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

export async function connectDemo(
  db: Db,
  companyId: string,
  account: AccountState,
  founder: Member,
  today: Moment,
): Promise<void> {
  await putIntegration(db, companyId, {
    provider: 'Sandbox',
    accountReference: account.reference,
    connectedBy: founder.id,
    connectedByName: founder.name,
  });
  await setAccountState(db, companyId, account);
  await dateDemoIntegration(db, companyId, later(today, -364));
}

interface Payer extends DemoCompany {
  settings: Settings;
  founder: Member;
  today: Date;
}

/** Gives the company the card that Livery charges, and says what it was charged so far. The next month is not over yet. */
export async function payLivery(db: Db, companyId: string, payer: Payer): Promise<OwnCharges> {
  const { settings, founder, today, name, email, currency, timeZone } = payer;
  const schedule = firstSchedule(today, currency, timeZone);
  const { anchor, month } = schedule;
  const owner = { account: ownAccount(companyId), id: companyId, name, email, customer: null };
  const attached = attachCard(owner, 'sandbox_pays', today);
  if (attached.kind === 'Refused') throw new Error(attached.reason);
  const card = { ...attached.card, id: newId() };
  await insertDemoCard(db, companyId, card, { holder: founder, since: month.periodStart });
  await setFeeSchedule(db, companyId, anchor, monthsOf(schedule).running);
  const { id, brand, last4, expMonth, expYear } = card;
  const method = { kind: 'Card', brand, last4, expMonth, expYear } as const;
  const fee = feeFor(settings.platformFees, currency);
  return { card, payments: ownCharges(schedule, fee, { id, method }) };
}
