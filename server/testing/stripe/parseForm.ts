import { invalidRequest } from './stripeApiError';

interface FormNode {
  [name: string]: string | FormNode | (string | FormNode)[];
}

const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

function setPath(tree: FormNode, path: readonly string[], value: string): void {
  const [name = '', ...rest] = path;
  if (forbiddenKeys.has(name)) throw invalidRequest(`Invalid string: ${name}`);
  if (rest.length === 0) {
    tree[name] = value;
    return;
  }
  const existing = tree[name];
  const child: FormNode = typeof existing === 'object' && !Array.isArray(existing) ? existing : {};
  tree[name] = child;
  setPath(child, rest, value);
}

/** Converts objects with the keys 0, 1, … to lists, as in `a[0]=x&a[1]=y`. */
function convertLists(tree: FormNode): FormNode | (string | FormNode)[] {
  const entries = Object.entries(tree).map(([name, value]): [string, FormNode[string]] => [
    name,
    typeof value === 'object' && !Array.isArray(value) ? convertLists(value) : value,
  ]);
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index));
  return isList ? entries.map(([, value]) => value as string | FormNode) : Object.fromEntries(entries);
}

/** Parses a form-encoded body or query, with brackets as lists and objects. */
export function parseForm(text: string): unknown {
  const tree: FormNode = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const [, head = '', tail = ''] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name) ?? [];
    if (!head) throw invalidRequest(`Invalid parameter name: ${name}`, name);
    setPath(tree, [head, ...[...tail.matchAll(/\[([^[\]]*)\]/g)].map(([, part]) => part ?? '')], value);
  }
  return convertLists(tree);
}
