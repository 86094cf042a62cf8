import fs from 'node:fs';
import path from 'node:path';
import type { Predicate } from './predicates';
import { root } from './sources';

interface Equivalent {
  file: string;
  /** The line that the condition stands in, without what it is indented by. */
  line: string;
  reason: string;
}

/** Conditions that nothing can be seen to be lost without, each with its reason. */
export const equivalents: readonly Equivalent[] = JSON.parse(
  fs.readFileSync(path.join(__dirname, 'equivalents.json'), 'utf8'),
);

function placeOf({ at }: Predicate): { file: string; line: string } {
  const [file = '', number = '1'] = at.split(':');
  const lines = fs.readFileSync(path.join(root, file), 'utf8').split('\n');
  return { file, line: (lines[Number(number) - 1] ?? '').trim() };
}

export function equivalentOf(predicate: Predicate): Equivalent | undefined {
  const { file, line } = placeOf(predicate);
  return equivalents.find((known) => known.file === file && known.line === line);
}
