/** What the rules ask a syntax tree for, whatever parser it is from; each kind of node has a few of these. */
export interface Node {
  type: string;
  parent: Node | null;
  operator: string;
  left: Node;
  right: Node;
  argument: Node | null;
  expression: Node;
  expressions: Node[];
  object: Node;
  property: Node;
  computed: boolean;
  callee: Node;
  arguments: Node[];
  consequent: Node;
  alternate: Node;
  body: Node;
  params: Node[];
  id: Node | null;
  init: Node | null;
  key: Node;
  name: string | Node;
  value: unknown;
  bigint?: string;
  properties: Node[];
  elements: (Node | null)[];
  quasis: { value: { cooked: string } }[];
}

const wrappers = new Set([
  ...['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression', 'ChainExpression'],
  ...['AwaitExpression', 'UnaryExpression', 'SpreadElement'],
]);

/** What stands within `x as T`, `x!`, `-x`, `await x` and their like; null for anything else. */
export const wrapped = (node: Node): Node | null =>
  wrappers.has(node.type) ? (node.argument ?? node.expression) : null;

const arithmetic = new Set(['+', '-', '*', '/', '%', '**']);

export const isArithmetic = ({ type, operator }: Node): boolean =>
  type === 'BinaryExpression' && arithmetic.has(operator);

export const isComparison = (node: Node): boolean =>
  node.type === 'BinaryExpression' && !arithmetic.has(node.operator);

export const isFunction = ({ type }: Node): boolean =>
  ['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'].includes(type);

/** The name of an identifier, a property, a key or a parameter; empty where it is computed. */
export function nameOf(node: Node | null): string {
  if (!node) return '';
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier' || node.type === 'PrivateIdentifier') {
    return String(node.name);
  }
  if (node.type === 'Literal') return String(node.value);
  if (node.type === 'MemberExpression') return nameOfProperty(node);
  return '';
}

/** `price` of `plan.price` and of `plan['price']`. */
export const nameOfProperty = ({ computed, property }: Node): string =>
  computed && typeof property.value !== 'string' ? '' : nameOf(property);

/** `Math.round`, `Number` or `formatMoney`, as a call names what it calls. */
export const calledBy = ({ callee }: Node): string =>
  callee.type === 'MemberExpression' && callee.object.type === 'Identifier'
    ? `${nameOf(callee.object)}.${nameOfProperty(callee)}`
    : nameOf(callee);

/** Whether a call only hands on what it is given: `Math.max(a, b)`, `Number(a)`. */
export const handsOn = (call: Node): boolean =>
  call.type === 'CallExpression' &&
  /^(Math\.\w+|Number|BigInt|(Number\.)?parse(Float|Int))$/.test(calledBy(call));

/** Whether an operand is a bigint, which is never a fraction. */
export function isBigInt(node: Node): boolean {
  if (node.type === 'Literal') return node.bigint !== undefined;
  if (node.type === 'CallExpression') return calledBy(node) === 'BigInt';
  const inner = wrapped(node);
  if (inner) return isBigInt(inner);
  return isArithmetic(node) && (isBigInt(node.left) || isBigInt(node.right));
}
