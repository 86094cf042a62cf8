import type { Scope, SourceCode } from 'eslint';
import { isAmountName, isNonAmountName, isMoneyName } from './moneyNames';
import {
  calleeName,
  passesThrough,
  isArithmetic,
  isComparison,
  isFunction,
  nameOf,
  nameOfProperty,
  unwrap,
  type Node,
} from './syntaxTree';

const nonAmountMethods = new Set([
  'every',
  'findIndex',
  'has',
  'includes',
  'indexOf',
  'some',
  'startsWith',
  'test',
]);

/**
 * Creates functions that recognize amounts by name, by the values that they derive from, and by their use.
 */
export function createAmountMatcher(source: SourceCode) {
  const variableOf = (node: Node): Scope.Variable | undefined => {
    let scope: Scope.Scope | null = source.getScope(node as never);
    while (scope && !scope.set.has(nameOf(node))) scope = scope.upper;
    return scope?.set.get(nameOf(node));
  };

  /** Returns whether a name is bound to an amount, as in `const half = price` or `({ mrr: value }) =>`. */
  function isBoundToAmount(node: Node, seen: ReadonlySet<Node>): boolean {
    const definition = variableOf(node)?.defs[0];
    if (!definition || !['Variable', 'Parameter'].includes(definition.type)) return false;
    const name = definition.name as unknown as Node;
    if (seen.has(name)) return false;
    const declaration = definition.node as unknown as Node;
    const keys = findPatternKeys(name);
    if (keys.length > 0) return keys.some(isAmountName) && !keys.slice(-1).some(isNonAmountName);
    const visited = new Set([...seen, name]);
    if (definition.type === 'Parameter')
      return receivesAmount(declaration, declaration.params.indexOf(name), visited);
    return !!declaration.init && declaration.id === name && isAmount(declaration.init, visited);
  }

  /**
   * Returns whether the file calls a function with an amount as the argument at `index`, as in `half(price)`.
   */
  function receivesAmount(calledFunction: Node, index: number, seen: ReadonlySet<Node>): boolean {
    const name =
      calledFunction.id ??
      (calledFunction.parent?.type === 'VariableDeclarator' ? calledFunction.parent.id : null);
    const references = (name && variableOf(name)?.references) ?? [];
    return references.some(({ identifier }) => {
      const { parent } = identifier as unknown as Node;
      const passed = parent?.callee === (identifier as unknown as Node) && parent.arguments[index];
      return passed ? isAmount(passed, seen) : false;
    });
  }

  function isCallOfAmount(node: Node, seen: ReadonlySet<Node>): boolean {
    const { callee, arguments: passed } = node;
    if (passesThrough(node)) return passed.some((each) => isAmount(each, seen));
    if (callee.type !== 'MemberExpression') return isAmount(callee, seen);
    const name = nameOfProperty(callee);
    if (nonAmountMethods.has(name) || isNonAmountName(name)) return false;
    const bodies = passed.filter(isFunction).map(({ body }) => body);
    return isAmount(callee, seen) || bodies.some((body) => isAmount(body, seen));
  }

  function isAmount(node: Node, seen: ReadonlySet<Node> = new Set()): boolean {
    const inner = unwrap(node);
    if (inner) return isAmount(inner, seen);
    const isAnyAmount = (...parts: (Node | null)[]) =>
      parts.some((part) => part !== null && isAmount(part, seen));
    switch (node.type) {
      case 'Identifier':
        return isAmountName(nameOf(node)) || (!isNonAmountName(nameOf(node)) && isBoundToAmount(node, seen));
      case 'MemberExpression': {
        const name = nameOfProperty(node);
        return !isNonAmountName(name) && (isAmountName(name) || isAnyAmount(node.object));
      }
      case 'CallExpression':
        return isCallOfAmount(node, seen);
      case 'ArrowFunctionExpression':
        return isAnyAmount(node.body);
      case 'BinaryExpression':
        return !isComparison(node) && isAnyAmount(node.left, node.right);
      case 'LogicalExpression':
        return isAnyAmount(node.left, node.right);
      case 'ConditionalExpression':
        return isAnyAmount(node.consequent, node.alternate);
      case 'ArrayExpression':
        return isAnyAmount(...node.elements);
      case 'AssignmentExpression':
        return isAnyAmount(node.left, node.right);
      default:
        return false;
    }
  }

  /**
   * Returns whether an expression is assigned to an amount, combined or compared with one, or passed to or
   * returned from a function with a money name.
   */
  function becomesAmount(node: Node): boolean {
    const { parent } = node;
    if (!parent) return false;
    switch (parent.type) {
      case 'VariableDeclarator':
        return isAmountName(nameOf(parent.id));
      case 'Property':
      case 'PropertyDefinition':
        return parent.value === node && isAmountName(nameOf(parent.key));
      case 'AssignmentExpression':
      case 'AssignmentPattern':
        return parent.right === node && isAmount(parent.left);
      case 'BinaryExpression':
        return isAmount(parent.left === node ? parent.right : parent.left);
      case 'CallExpression':
        return parent.callee !== node && isMoneyName(calleeName(parent));
      case 'JSXExpressionContainer':
        return parent.parent?.type === 'JSXAttribute' && isAmountName(nameOf(parent.parent.name as Node));
      case 'ArrowFunctionExpression':
        return isAmountName(nameOfFunction(parent));
      case 'ReturnStatement':
        return isAmountName(nameOfFunction(findEnclosingFunction(parent)));
      default:
        return false;
    }
  }

  return {
    isAmount,
    touchesAmount: (node: Node): boolean => {
      const calculation = findCalculation(node);
      return isAmount(calculation) || becomesAmount(calculation);
    },
  };
}

/** Returns the keys of a pattern that lead to a name, such as `mrr` and `value` in `{ mrr: { value } }`. */
function findPatternKeys(name: Node): string[] {
  const keys: string[] = [];
  for (let node = name; node.parent; node = node.parent) {
    const { parent } = node;
    if (parent.type === 'Property') keys.unshift(nameOf(parent.key));
    else if (!['ObjectPattern', 'AssignmentPattern', 'ArrayPattern'].includes(parent.type)) break;
  }
  return keys;
}

function findCalculation(node: Node): Node {
  const { parent } = node;
  if (!parent) return node;
  const isBranch =
    parent.type === 'ConditionalExpression' && (parent.consequent === node || parent.alternate === node);
  const isPart = isArithmetic(parent) || parent.type === 'LogicalExpression' || unwrap(parent) === node;
  const isPassedThrough = passesThrough(parent) && parent.callee !== node;
  return isPart || isBranch || isPassedThrough ? findCalculation(parent) : node;
}

function findEnclosingFunction(node: Node): Node | null {
  let enclosing = node.parent;
  while (enclosing && !isFunction(enclosing)) enclosing = enclosing.parent;
  return enclosing;
}

function nameOfFunction(node: Node | null): string {
  const { id, parent } = node ?? {};
  if (id) return nameOf(id);
  if (parent?.type === 'VariableDeclarator') return nameOf(parent.id);
  const isMember = ['Property', 'PropertyDefinition', 'MethodDefinition'].includes(parent?.type ?? '');
  return parent && isMember ? nameOf(parent.key) : '';
}
