const longest = 50;

/** `Über Plan, 2!` is `uber-plan-2`; `plan` where nothing is left of the name. */
export function codeFrom(name: string): string {
  const code = name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-|-$/g, '');
  return code.length < 2 ? 'plan' : code;
}

/** The code itself, or with the first number after it that makes it one of its own. */
export function freeCode(code: string, taken: ReadonlySet<string>): string {
  let [free, number] = [code, 1];
  while (taken.has(free)) {
    number += 1;
    const end = `-${number}`;
    free = code.slice(0, longest - end.length) + end;
  }
  return free;
}
