import type { ViewedClient } from '../viewedClient';
import {
  editableFields,
  labelOf,
  readable,
  readableOf,
  type ClientChanges,
  type EditableField,
} from './editableFields';

export interface Difference {
  field: EditableField;
  label: string;
  before: string;
  theirs: string;
  mine: string;
}

export interface Comparison {
  /** Both changed it, and not to the same. */
  clashes: Difference[];
  /** Only they changed it: it is taken over. */
  onlyTheirs: Difference[];
  /** Only I changed it: it is saved. */
  onlyMine: Difference[];
}

/** What two people made of the same client: `base` is what both began with, `theirs` what stands there now. */
export function compare(base: ViewedClient, theirs: ViewedClient, changes: ClientChanges): Comparison {
  const differences = editableFields.map((field): Difference => {
    const before = readableOf(base, field);
    const mine = field in changes ? readable(field, changes[field]) : before;
    return { field, label: labelOf(field), before, theirs: readableOf(theirs, field), mine };
  });
  const byThem = ({ before, theirs }: Difference) => theirs !== before;
  const byMe = ({ before, mine }: Difference) => mine !== before;
  return {
    clashes: differences.filter((one) => byThem(one) && byMe(one) && one.theirs !== one.mine),
    onlyTheirs: differences.filter((one) => byThem(one) && !byMe(one)),
    onlyMine: differences.filter((one) => byMe(one) && !byThem(one)),
  };
}

/** What is still to be saved, once `keptMine` of the clashes were decided for me. */
export function settle(
  { clashes, onlyMine }: Comparison,
  changes: ClientChanges,
  keptMine: readonly EditableField[],
): ClientChanges {
  const kept = [...onlyMine, ...clashes.filter(({ field }) => keptMine.includes(field))];
  return Object.fromEntries(kept.map(({ field }) => [field, changes[field]]));
}
