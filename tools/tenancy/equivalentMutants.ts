import fs from 'node:fs';
import path from 'node:path';
import { root, type Predicate } from './predicates';

interface EquivalentMutant {
  file: string;
  /** The line of source code with the condition, without indentation. */
  line: string;
  reason: string;
}

/** Conditions whose removal no test can detect, each with the reason. */
export const equivalentMutants: readonly EquivalentMutant[] = JSON.parse(
  fs.readFileSync(path.join(__dirname, 'equivalentMutants.json'), 'utf8'),
);

function findSourceLine({ at }: Predicate): { file: string; line: string } {
  const [file = '', number = '1'] = at.split(':');
  const lines = fs.readFileSync(path.join(root, file), 'utf8').split('\n');
  return { file, line: (lines[Number(number) - 1] ?? '').trim() };
}

export function findEquivalentMutant(predicate: Predicate): EquivalentMutant | undefined {
  const { file, line } = findSourceLine(predicate);
  return equivalentMutants.find((mutant) => mutant.file === file && mutant.line === line);
}
