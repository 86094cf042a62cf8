import type { Db } from '../../db/database';
import { recordAudits } from '../../modules/audit/service';
import { writeMoves } from '../../modules/client-lifecycle/writeMoves';
import { addClients } from '../../modules/clients/adding';
import { recordPayments, recordRefunds, type NewPayment } from '../../modules/payments/recording';
import { editsOf } from './edits';
import type { Life, Surroundings } from './life';
import { companyRecords, recordsOf } from './records';
import { signInsOf } from './signIns';
import { countDemoEdits, insertDemoMails, insertDemoSignIns } from './sql';

/** One that was disputed lately; there are few. */
function withDispute(
  payments: readonly NewPayment[],
  refunded: ReadonlySet<string>,
  today: Date,
): NewPayment[] {
  const latest = today.getTime() - 20 * 24 * 60 * 60 * 1000;
  const canBe = ({ id, status, direction, createdAt }: NewPayment): boolean =>
    status === 'Succeeded' && direction === 'Incoming' && !refunded.has(id) && createdAt.getTime() < latest;
  const disputed = payments.findLast(canBe);
  return payments.map((payment) => (payment === disputed ? { ...payment, status: 'Disputed' } : payment));
}

const withInvoices = (payments: readonly NewPayment[]): NewPayment[] =>
  payments.map((payment, index) => ({
    ...payment,
    invoiceNumber:
      payment.direction === 'Incoming' ? `NW-${String(index + 1).padStart(5, '0')}` : payment.invoiceNumber,
  }));

/** The moves of all clients in turns: every client's first, every client's second, and so on, each in one go. */
async function writeTurns(db: Db, companyId: string, lives: readonly Life[]): Promise<void> {
  const turns = Math.max(...lives.map(({ moves }) => moves.length));
  for (let turn = 0; turn < turns; turn += 1) {
    const writes = lives.flatMap(({ moves, standing }) => {
      const move = moves[turn];
      if (!move) return [];
      // Renewals are no moves: the last one stands for what the periods are today.
      const after = turn === moves.length - 1 ? standing : move.after;
      return [{ at: move.at, before: move.before, after }];
    });
    await writeMoves(db, companyId, writes);
  }
}

/** Writes what has happened to the clients and to the company, in a few statements for each kind of it. */
export async function writeYear(
  db: Db,
  companyId: string,
  lives: readonly Life[],
  around: Surroundings,
  ownPayments: readonly NewPayment[],
): Promise<void> {
  await addClients(
    db,
    companyId,
    lives.map(({ client }) => client),
  );
  await writeTurns(db, companyId, lives);
  const refunds = lives.flatMap((life) => life.refunds);
  const payments = [...ownPayments, ...lives.flatMap((life) => life.payments)].sort(
    (a, b) => a.createdAt.getTime() - b.createdAt.getTime(),
  );
  const refunded = new Set(refunds.map(({ paymentId }) => paymentId));
  const disputed = withDispute(payments, refunded, new Date(around.today));
  await recordPayments(db, companyId, withInvoices(disputed));
  await recordRefunds(db, companyId, refunds);
  await insertDemoSignIns(db, companyId, lives.flatMap(signInsOf));
  const mails = lives.flatMap(({ client, mails: sent }) =>
    sent.map((mail) => ({ ...mail, clientId: client.id })),
  );
  await insertDemoMails(db, companyId, mails);
  const edits = lives.flatMap(editsOf);
  await countDemoEdits(
    db,
    companyId,
    edits.map(({ clientId, entry }) => ({ clientId, at: entry.occurredAt.toISOString() })),
  );
  const entries = [
    ...companyRecords(around),
    ...lives.flatMap(recordsOf),
    ...edits.map(({ entry }) => entry),
  ];
  await recordAudits(db, { viewer: null, caller: null }, entries);
}
