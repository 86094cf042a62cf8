import type { Db } from '../../db/database';
import { recordAudits } from '../../modules/audit/service';
import { takeEndingTrials } from '../../modules/charging/trialNoticesSql';
import { writeMoves } from '../../modules/client-lifecycle/writeMoves';
import { addClients } from '../../modules/clients/adding';
import { byCaller } from './callers';
import { editsOf } from './edits';
import type { Life, Surroundings } from './life';
import { writeMoney, type OwnCharges } from './money';
import { companyRecords, recordsOf } from './records';
import { signInsOf } from './signIns';
import { countDemoEdits, insertDemoClientCards, insertDemoMails, insertDemoSignIns } from './sql';

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
  own: OwnCharges,
): Promise<void> {
  await addClients(
    db,
    companyId,
    lives.map(({ client }) => client),
  );
  await insertDemoClientCards(
    db,
    companyId,
    lives.flatMap(({ card }) => card ?? []),
  );
  await writeTurns(db, companyId, lives);
  const paymentEntries = await writeMoney(db, companyId, lives, own, around);
  await insertDemoSignIns(db, companyId, lives.flatMap(signInsOf));
  const mails = lives.flatMap(({ client, mails: sent }) =>
    sent.map((mail) => ({ ...mail, clientId: client.id })),
  );
  await insertDemoMails(db, companyId, mails);
  // Those whose trial ends soon are among who was mailed.
  await takeEndingTrials(
    db,
    companyId,
    lives.map(({ client }) => client.id),
  );
  const edits = lives.flatMap(editsOf);
  await countDemoEdits(
    db,
    companyId,
    edits.map(({ clientId, entry }) => ({ clientId, at: entry.occurredAt.toISOString() })),
  );
  const entries = [
    ...companyRecords(around, own),
    ...lives.flatMap(recordsOf),
    ...edits.map(({ entry }) => entry),
    ...paymentEntries,
  ];
  for (const [caller, done] of byCaller(entries)) await recordAudits(db, { viewer: null, caller }, done);
}
