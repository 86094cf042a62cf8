import { planCodeLimits } from '../../../contract/plans';

/**
 * Returns a code such as `uber-plan-2` for `Über Plan, 2!`, or `plan` if the name has too few usable
 * characters.
 */
export function codeFromName(name: string): string {
  const code = name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, planCodeLimits.max)
    .replace(/^-|-$/g, '');
  return code.length < planCodeLimits.min ? 'plan' : code;
}

/** Returns the code, with the lowest free number appended if it is taken. */
export function uniqueCode(code: string, taken: ReadonlySet<string>): string {
  let [candidate, number] = [code, 1];
  while (taken.has(candidate)) {
    number += 1;
    const suffix = `-${number}`;
    candidate = code.slice(0, planCodeLimits.max - suffix.length) + suffix;
  }
  return candidate;
}
