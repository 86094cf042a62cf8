import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The kinds of results. Test processes append each result as one line to a file, which other test processes
 * and `run.ts` read.
 */
type Kind =
  /** A statement with this condition ran. */
  | 'reached'
  /** The sweep fails without this condition. */
  | 'caught'
  /** This statement was tested unchanged. */
  | 'tested'
  /** Only row-level security isolates this statement. */
  | 'leaky'
  /** This statement could not be tested. */
  | 'untestable';

export type Results = Readonly<Record<Kind, ReadonlySet<string>>>;

export const folderVariable = 'TENANCY_FOLDER';

export function appendResult(folder: string, kind: Kind, subject: string): void {
  appendFileSync(path.join(folder, `${process.pid}.jsonl`), `${JSON.stringify([kind, subject])}\n`);
}

export function readResults(folder: string): Results {
  const lines = readdirSync(folder).flatMap((file) =>
    readFileSync(path.join(folder, file), 'utf8').split('\n').filter(Boolean),
  );
  const results = lines.map((line): [Kind, string] => JSON.parse(line));
  const subjectsOf = (kind: Kind) =>
    new Set(results.flatMap(([resultKind, subject]) => (resultKind === kind ? [subject] : [])));
  return {
    reached: subjectsOf('reached'),
    caught: subjectsOf('caught'),
    tested: subjectsOf('tested'),
    leaky: subjectsOf('leaky'),
    untestable: subjectsOf('untestable'),
  };
}
