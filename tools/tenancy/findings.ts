import { findEquivalentMutant } from './equivalentMutants';
import type { Predicate } from './predicates';
import type { Results } from './results';

const minCaughtShare = 0.95;

const printList = (title: string, lines: readonly string[]): void => {
  if (lines.length > 0) console.log(`\n${title}:\n${lines.map((line) => `  ${line}`).join('\n')}`);
};

/** Prints the results and returns whether they pass. */
export function printFindings(
  predicates: readonly Predicate[],
  { caught, reached, leaky, untestable, tested }: Results,
): boolean {
  const survivors = predicates.filter(({ at }) => !caught.has(at));
  const [listed, unlisted] = [true, false].map((isListed) =>
    survivors.filter((predicate) => (findEquivalentMutant(predicate) !== undefined) === isListed),
  );
  const format = ({ at, text }: Predicate) => `${at}  ${text}`;
  printList('Isolated only by row-level security', [...leaky]);
  printList('Could not be tested', [...untestable]);
  printList(
    'Survived, listed as equivalent',
    (listed ?? []).map((predicate) => `${format(predicate)}: ${findEquivalentMutant(predicate)?.reason}`),
  );
  printList('Survived', (unlisted ?? []).filter(({ at }) => reached.has(at)).map(format));
  printList('Not covered by tests', (unlisted ?? []).filter(({ at }) => !reached.has(at)).map(format));

  const all = predicates.length;
  const count = all - survivors.length;
  console.log(`\n${tested.size} statements tested, ${leaky.size} leaky.`);
  console.log(`${count} of ${all} tenant conditions are tested: ${((100 * count) / all).toFixed(1)} %.`);
  return leaky.size === 0 && count / all >= minCaughtShare;
}
