import { parseArgs } from 'node:util';
import type { DatabaseKind } from './table';

export interface Choices {
  /** All of them where none is named. */
  names: readonly string[];
  databases: readonly DatabaseKind[];
  /** Small sizes, to see that the programs work; their figures say nothing. */
  isShort: boolean;
  /** How long those last that last as long as one likes. */
  minutes: number | null;
  json: string | null;
}

const options = {
  help: { type: 'boolean' },
  on: { type: 'string' },
  short: { type: 'boolean' },
  minutes: { type: 'string' },
  json: { type: 'string' },
} as const;

export function readChoices(program: string, known: readonly string[], hasMinutes = false): Choices {
  const usage = [
    `npm run ${program} -- [${known.join(' | ')}]… [--on postgres | --on embedded] [--short]`,
    ...(hasMinutes ? ['[--minutes n]'] : []),
    '[--json file]',
  ].join(' ');
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (values.help) {
    console.log(usage);
    process.exit();
  }
  const unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length) throw new Error(`There is no ${unknown.join(', ')}. ${usage}`);
  const { on, short = false, json = null } = values;
  if (on !== undefined && on !== 'postgres' && on !== 'embedded') {
    throw new Error(`There is no database ${on}. ${usage}`);
  }
  const minutes = values.minutes === undefined ? null : Number(values.minutes);
  if (minutes !== null && !(hasMinutes && minutes > 0))
    throw new Error(`${values.minutes} minutes? ${usage}`);
  const databases: readonly DatabaseKind[] = on === undefined ? ['postgres', 'embedded'] : [on];
  return { names: positionals, databases, isShort: short, minutes, json };
}
