import { writeFile } from 'node:fs/promises';
import { readChoices } from '../choices';
import { endAll } from '../faults/api';
import { runMain } from '../runMain';
import type { DatabaseKind } from '../table';
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
import { enumeration } from './enumeration';
import { brokenRow, measureAttack } from './measureAttack';
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

const whole = { rounds: 5, seconds: 4, inTurn: 60 };
const short = { rounds: 1, seconds: 2, inTurn: 5 };

/** A row for each attack: one that breaks off takes nothing of the others with it. */
async function measureAll(
  database: DatabaseKind,
  wants: (name: string) => boolean,
  isShort: boolean,
): Promise<AbuseRow[]> {
  const { inTurn, ...rounds } = isShort ? short : whole;
  const rows: AbuseRow[] = [];
  let target: Target = await startTarget(database);
  try {
    // Before the attacks: what they leave to the queues would be worked off meanwhile.
    if (wants('enumeration')) rows.push(...(await enumeration(target, database, inTurn)));
    await target.watch(rounds.seconds);
    for (const [name, attack] of Object.entries(attacks)) {
      if (!wants(name)) continue;
      console.error(`${name} …`);
      const named = { ...rounds, name, database };
      rows.push(
        await measureAttack(target, attack, named).catch((error: unknown) => brokenRow(attack, named, error)),
      );
      if (target.isRunning()) continue;
      console.error(`The API did not survive ${name}.`);
      await target.close();
      target = await startTarget(database);
    }
    return rows;
  } finally {
    await target.close();
  }
}

async function main(): Promise<{ isKept: boolean }> {
  const { names, databases, isShort, json } = readChoices('abuse', ['enumeration', ...Object.keys(attacks)]);
  const wants = (name: string): boolean => !names.length || names.includes(name);
  const rows: AbuseRow[] = [];
  for (const database of databases)
    rows.push(...(await measureAll(database, wants, isShort).finally(endAll)));
  printAbuse(rows);
  if (json !== null) await writeFile(json, `${JSON.stringify(rows, null, 2)}\n`);
  return { isKept: rows.every(({ isKept }) => isKept) };
}

runMain(main);
