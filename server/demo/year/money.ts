import type { AttachedCard } from '../../card-provider/cardProvider';
import { keepCharges } from '../../card-provider/sandbox/books';
import type { Db } from '../../db/database';
import type { AuditEntry } from '../../modules/audit/service';
import { insertAttempts } from '../../modules/payments/ledgerSql';
import { recordPayments } from '../../modules/payments/recording';
import { disputesOf, writeDisputes } from './disputes';
import type { Life, Surroundings } from './life';
import { paymentRecords } from './paymentRecords';
import { writeRefunds } from './refunds';
import { settleDemoTries } from './sql';
import type { DemoPayment } from './tries';

/** What Livery has charged the company, all to one card. */
export interface OwnCharges {
  card: AttachedCard & { id: string };
  payments: readonly DemoPayment[];
}

interface Charged {
  payment: DemoPayment;
  /** What the sandbox calls the card. */
  card: string;
}

/** Each try in the books of both sides: ours and the sandbox's. */
async function writeTries(db: Db, companyId: string, charged: readonly Charged[]): Promise<void> {
  const attempts = charged.flatMap(({ payment }) =>
    payment.tries.map(({ id, trigger, at }, earlier) => ({
      id,
      paymentId: payment.id,
      number: earlier + 1,
      trigger,
      cardId: payment.cardId ?? null,
      method: payment.method,
      createdAt: new Date(at),
    })),
  );
  await insertAttempts(db, companyId, attempts);
  const tries = charged.flatMap(({ payment }) => payment.tries);
  await settleDemoTries(db, companyId, tries);
  const charges = charged.flatMap(({ payment: { id, amount, currency = 'USD', tries }, card }) =>
    tries.map(({ id: idempotencyKey, reference, declineCode, at }) => ({
      ...{ idempotencyKey, reference, declineCode, at: new Date(at) },
      ...{ paymentId: id, card, amount, currency },
    })),
  );
  await keepCharges(db, companyId, charges);
}

/** Writes every payment in the order in which they began, and what was given back. Returns what is on record of that. */
export async function writeMoney(
  db: Db,
  companyId: string,
  lives: readonly Life[],
  own: OwnCharges,
  { today, crew }: Surroundings,
): Promise<AuditEntry[]> {
  const charged = [
    ...own.payments.map((payment) => ({ payment, card: own.card.reference })),
    ...lives.flatMap(({ payments, card }) =>
      payments.map((payment) => ({ payment, card: card?.reference ?? '' })),
    ),
  ].sort((a, b) => a.payment.createdAt.getTime() - b.payment.createdAt.getTime());
  const payments = charged.map(({ payment }) => payment);
  await recordPayments(
    db,
    companyId,
    payments.map(({ tries: _, ...payment }) => payment),
  );
  await writeTries(db, companyId, charged);
  const refunds = lives.flatMap((life) => life.refunds);
  await writeRefunds(db, companyId, payments, refunds);
  await writeDisputes(db, companyId, disputesOf(payments, refunds, today));
  return paymentRecords(crew, payments, refunds);
}
