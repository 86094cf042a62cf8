/**
 * The properties that the rules use, for the trees of any parser. Each type of node has only some of them.
 */
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
  tag: Node;
  openingElement: Node;
}

const wrappers = new Set([
  ...['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression', 'ChainExpression'],
  ...['AwaitExpression', 'UnaryExpression', 'SpreadElement'],
]);

/** Returns the inner expression of `x as T`, `x!`, `-x`, `await x` and similar nodes, or null. */
export const unwrap = (node: Node): Node | null =>
  wrappers.has(node.type) ? (node.argument ?? node.expression) : null;

const arithmetic = new Set(['+', '-', '*', '/', '%', '**']);

export const isArithmetic = ({ type, operator }: Node): boolean =>
  type === 'BinaryExpression' && arithmetic.has(operator);

export const isComparison = (node: Node): boolean =>
  node.type === 'BinaryExpression' && !arithmetic.has(node.operator);

export const isFunction = ({ type }: Node): boolean =>
  ['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'].includes(type);

/**
 * Returns the name of an identifier, property, key or parameter, or an empty string for a computed name or
 * any other node.
 */
export function nameOf(node: Node | null): string {
  if (!node) return '';
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier' || node.type === 'PrivateIdentifier') {
    return String(node.name);
  }
  if (node.type === 'Literal') return String(node.value);
  if (node.type === 'MemberExpression') return nameOfProperty(node);
  return '';
}

/** Returns `price` for `plan.price` and `plan['price']`, and an empty string for `plan[key]`. */
export const nameOfProperty = ({ computed, property }: Node): string =>
  computed && typeof property.value !== 'string' ? '' : nameOf(property);

/** Returns the name of the called function, such as `Math.round`, `Number` or `formatMoney`. */
export const calleeName = ({ callee }: Node): string =>
  callee.type === 'MemberExpression' && callee.object.type === 'Identifier'
    ? `${nameOf(callee.object)}.${nameOfProperty(callee)}`
    : nameOf(callee);

/**
 * Returns whether a call returns one of its arguments or a conversion of it, as `Math.max(a, b)` and
 * `Number(a)` do.
 */
export const passesThrough = (call: Node): boolean =>
  call.type === 'CallExpression' &&
  /^(Math\.\w+|Number|BigInt|(Number\.)?parse(Float|Int))$/.test(calleeName(call));

/** Returns whether an operand is a bigint, which is never a fraction. */
export function isBigInt(node: Node): boolean {
  if (node.type === 'Literal') return node.bigint !== undefined;
  if (node.type === 'CallExpression') return calleeName(node) === 'BigInt';
  const inner = unwrap(node);
  if (inner) return isBigInt(inner);
  return isArithmetic(node) && (isBigInt(node.left) || isBigInt(node.right));
}
