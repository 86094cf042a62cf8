import { equivalentOf } from './equivalents';
import type { Predicate } from './predicates';
import type { Told } from './record';

const leastCaught = 0.95;

const list = (title: string, lines: readonly string[]): void => {
  if (lines.length > 0) console.log(`\n${title}:\n${lines.map((line) => `  ${line}`).join('\n')}`);
};

/** Prints what was caught and what was not; whether that is enough. */
export function printFindings(
  predicates: readonly Predicate[],
  { caught, reached, loose, untried, tried }: Told,
): boolean {
  const survivors = predicates.filter(({ at }) => !caught.has(at));
  const [listed, unlisted] = [true, false].map((is) =>
    survivors.filter((one) => (equivalentOf(one) !== undefined) === is),
  );
  const told = ({ at, text }: Predicate) => `${at}  ${text}`;
  list('Kept within the company by row-level security alone', [...loose]);
  list('Could not be tried', [...untried]);
  list(
    'Lost unseen, as listed',
    (listed ?? []).map((one) => `${told(one)}: ${equivalentOf(one)?.reason}`),
  );
  list('Lost unseen', (unlisted ?? []).filter(({ at }) => reached.has(at)).map(told));
  list('In no statement that a test makes', (unlisted ?? []).filter(({ at }) => !reached.has(at)).map(told));

  const all = predicates.length;
  const count = all - survivors.length;
  console.log(`\n${tried.size} statements tried, ${loose.size} loose.`);
  console.log(
    `${count} of ${all} conditions on a company caught when they are lost: ${((100 * count) / all).toFixed(1)} %.`,
  );
  return loose.size === 0 && count / all >= leastCaught;
}
