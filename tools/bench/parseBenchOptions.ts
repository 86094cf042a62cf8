import { parseArgs } from 'node:util';
import type { DatabaseKind } from './table';

export interface BenchOptions {
  /** The selected measurements, or empty for all. */
  names: readonly string[];
  databases: readonly DatabaseKind[];
  /** Whether to use small sizes, which only test the programs. Their figures are meaningless. */
  isShort: boolean;
  /** The duration of measurements without a fixed length, or null for their default. */
  minutes: number | null;
  json: string | null;
  /** Whether to write the results into docs/benchmarks.md. */
  writesPage: boolean;
}

const options = {
  help: { type: 'boolean' },
  on: { type: 'string' },
  short: { type: 'boolean' },
  minutes: { type: 'string' },
  json: { type: 'string' },
  page: { type: 'boolean' },
} as const;

export function parseBenchOptions(
  program: string,
  knownNames: readonly string[],
  hasMinutes = false,
): BenchOptions {
  const usage = [
    `npm run tools -- ${program} [${knownNames.join(' | ')}]… [--on postgres | --on embedded] [--short]`,
    ...(hasMinutes ? ['[--minutes n]'] : []),
    '[--json file] [--page]',
  ].join(' ');
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (values.help) {
    console.log(usage);
    process.exit();
  }
  const unknownNames = positionals.filter((name) => !knownNames.includes(name));
  if (unknownNames.length) throw new Error(`Unknown name: ${unknownNames.join(', ')}. ${usage}`);
  const { on, short = false, json = null, page = false } = values;
  if (page && short) throw new Error(`--short results are not for the page. ${usage}`);
  if (on !== undefined && on !== 'postgres' && on !== 'embedded') {
    throw new Error(`Unknown database: ${on}. ${usage}`);
  }
  const minutes = values.minutes === undefined ? null : Number(values.minutes);
  if (minutes !== null && !(hasMinutes && minutes > 0))
    throw new Error(`Invalid number of minutes: ${values.minutes}. ${usage}`);
  const databases: readonly DatabaseKind[] = on === undefined ? ['postgres', 'embedded'] : [on];
  return { names: positionals, databases, isShort: short, minutes, json, writesPage: page };
}
