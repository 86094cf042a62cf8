import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What the test processes tell each other and the program that started them, a line each. */
type Kind =
  /** A statement with this condition was tried. */
  | 'reached'
  /** Without this condition the sweep fails. */
  | 'caught'
  /** This statement was tried as it is. */
  | 'tried'
  /** This statement is kept within its company by row-level security alone. */
  | 'loose'
  /** This statement could not be tried. */
  | 'untried';

export type Told = Readonly<Record<Kind, ReadonlySet<string>>>;

export const folderVariable = 'TENANCY_FOLDER';

export function tell(folder: string, kind: Kind, what: string): void {
  appendFileSync(path.join(folder, `${process.pid}.jsonl`), `${JSON.stringify([kind, what])}\n`);
}

export function toldIn(folder: string): Told {
  const lines = readdirSync(folder).flatMap((file) =>
    readFileSync(path.join(folder, file), 'utf8').split('\n').filter(Boolean),
  );
  const told = lines.map((line): [Kind, string] => JSON.parse(line));
  const of = (kind: Kind) => new Set(told.flatMap(([of, what]) => (of === kind ? [what] : [])));
  return {
    reached: of('reached'),
    caught: of('caught'),
    tried: of('tried'),
    loose: of('loose'),
    untried: of('untried'),
  };
}
