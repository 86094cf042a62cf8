import { writeFile } from 'node:fs/promises';
import { parseBenchOptions } from '../bench/parseBenchOptions';
import { killAll } from '../faults/api';
import { runMain } from '../bench/runMain';
import type { DatabaseKind } from '../bench/table';
import type { Attack } from './attack';
import { bodies } from './attacks/bodies';
import { documents } from './attacks/documents';
import { downloads } from './attacks/downloads';
import { forgedTokens } from './attacks/forgedTokens';
import { guesses } from './attacks/guesses';
import { privateAddresses } from './attacks/privateAddresses';
import { signIns } from './attacks/signIns';
import { slowClients } from './attacks/slowClients';
import { sockets } from './attacks/sockets';
import { stolenTokens } from './attacks/stolenTokens';
import { uploads } from './attacks/uploads';
import { webhooks } from './attacks/webhooks';
import { measureEnumeration } from './measureEnumeration';
import { failedRow, measureAttack } from './measureAttack';
import { printAbuse, type AbuseRow } from './table';
import { startTarget, type Target } from './target';

const attacks: Readonly<Record<string, Attack>> = {
  ...signIns,
  ...forgedTokens,
  ...stolenTokens,
  ...guesses,
  ...documents,
  ...bodies,
  ...uploads,
  ...webhooks,
  ...privateAddresses,
  ...sockets,
  ...downloads,
  ...slowClients,
};

const fullRun = { rounds: 5, seconds: 4, inTurn: 60 };
const shortRun = { rounds: 1, seconds: 2, inTurn: 5 };

/** Measures the selected attacks on one database. An attack that fails does not stop the others. */
async function measureAll(
  database: DatabaseKind,
  isSelected: (name: string) => boolean,
  isShort: boolean,
): Promise<AbuseRow[]> {
  const { inTurn: enumerationRounds, ...rounds } = isShort ? shortRun : fullRun;
  const rows: AbuseRow[] = [];
  let target: Target = await startTarget(database);
  try {
    // The enumeration runs first, since jobs that the attacks enqueue would distort its response times.
    if (isSelected('enumeration'))
      rows.push(...(await measureEnumeration(target, database, enumerationRounds)));
    await target.watch(rounds.seconds);
    for (const [name, attack] of Object.entries(attacks)) {
      if (!isSelected(name)) continue;
      console.error(`${name} …`);
      const options = { ...rounds, name, database };
      rows.push(
        await measureAttack(target, attack, options).catch((error: unknown) =>
          failedRow(attack, options, error),
        ),
      );
      if (target.isRunning()) continue;
      console.error(`The API crashed during ${name}.`);
      await target.close();
      target = await startTarget(database);
    }
    return rows;
  } finally {
    await target.close();
  }
}

async function main(): Promise<{ isWithinBudget: boolean }> {
  const { names, databases, isShort, json, writesPage } = parseBenchOptions('abuse', [
    'enumeration',
    ...Object.keys(attacks),
  ]);
  const isSelected = (name: string): boolean => !names.length || names.includes(name);
  const rows: AbuseRow[] = [];
  for (const database of databases)
    rows.push(...(await measureAll(database, isSelected, isShort).finally(killAll)));
  printAbuse(rows, writesPage);
  if (json !== null) await writeFile(json, `${JSON.stringify(rows, null, 2)}\n`);
  return { isWithinBudget: rows.every(({ isWithinBudget }) => isWithinBudget) };
}

runMain(main);
