import { invalid } from './refusal';

interface Branch {
  [name: string]: string | Branch | (string | Branch)[];
}

const forbidden = new Set(['__proto__', 'constructor', 'prototype']);

function setAt(tree: Branch, path: readonly string[], value: string): void {
  const [name = '', ...rest] = path;
  if (forbidden.has(name)) throw invalid(`Invalid string: ${name}`);
  if (rest.length === 0) {
    tree[name] = value;
    return;
  }
  const below = tree[name];
  const branch: Branch = typeof below === 'object' && !Array.isArray(below) ? below : {};
  tree[name] = branch;
  setAt(branch, rest, value);
}

/** `a[0]=x&a[1]=y` is a list. */
function withLists(tree: Branch): Branch | (string | Branch)[] {
  const entries = Object.entries(tree).map(([name, value]): [string, Branch[string]] => [
    name,
    typeof value === 'object' && !Array.isArray(value) ? withLists(value) : value,
  ]);
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index));
  return isList ? entries.map(([, value]) => value as string | Branch) : Object.fromEntries(entries);
}

/** What a form-encoded body or query holds, with its brackets as lists and objects. */
export function readForm(text: string): unknown {
  const tree: Branch = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const [, head = '', tail = ''] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name) ?? [];
    if (!head) throw invalid(`Invalid parameter name: ${name}`, name);
    setAt(tree, [head, ...[...tail.matchAll(/\[([^[\]]*)\]/g)].map(([, part]) => part ?? '')], value);
  }
  return withLists(tree);
}
