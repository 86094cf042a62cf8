import type { Scope, SourceCode } from 'eslint';
import { namesAmount, namesOtherThing, speaksOfMoney } from './moneyNames';
import {
  calledBy,
  handsOn,
  isArithmetic,
  isComparison,
  isFunction,
  nameOf,
  nameOfProperty,
  wrapped,
  type Node,
} from './syntaxTree';

const answers = new Set(['every', 'findIndex', 'has', 'includes', 'indexOf', 'some', 'startsWith', 'test']);

/** Tells which expressions are amounts, by their names and by those of what they were made from. */
export function amountsIn(source: SourceCode) {
  const variableOf = (node: Node): Scope.Variable | undefined => {
    let scope: Scope.Scope | null = source.getScope(node as never);
    while (scope && !scope.set.has(nameOf(node))) scope = scope.upper;
    return scope?.set.get(nameOf(node));
  };

  /** What a name was given: `const half = price`, `({ mrr: value }) =>`. */
  function isDefinedAsAmount(node: Node, seen: ReadonlySet<Node>): boolean {
    const definition = variableOf(node)?.defs[0];
    if (!definition || !['Variable', 'Parameter'].includes(definition.type)) return false;
    const name = definition.name as unknown as Node;
    if (seen.has(name)) return false;
    const within = definition.node as unknown as Node;
    const keys = keysTo(name);
    if (keys.length > 0) return keys.some(namesAmount) && !keys.slice(-1).some(namesOtherThing);
    const known = new Set([...seen, name]);
    if (definition.type === 'Parameter') return isGivenAmount(within, within.params.indexOf(name), known);
    return !!within.init && within.id === name && isAmount(within.init, known);
  }

  /** Whether a function of this file is called with an amount in some place: `half(price)`. */
  function isGivenAmount(called: Node, place: number, seen: ReadonlySet<Node>): boolean {
    const name = called.id ?? (called.parent?.type === 'VariableDeclarator' ? called.parent.id : null);
    const references = (name && variableOf(name)?.references) ?? [];
    return references.some(({ identifier }) => {
      const { parent } = identifier as unknown as Node;
      const given = parent?.callee === (identifier as unknown as Node) && parent.arguments[place];
      return given ? isAmount(given, seen) : false;
    });
  }

  function isCallOfAmount(node: Node, seen: ReadonlySet<Node>): boolean {
    const { callee, arguments: given } = node;
    if (handsOn(node)) return given.some((each) => isAmount(each, seen));
    if (callee.type !== 'MemberExpression') return isAmount(callee, seen);
    const name = nameOfProperty(callee);
    if (answers.has(name) || namesOtherThing(name)) return false;
    const bodies = given.filter(isFunction).map(({ body }) => body);
    return isAmount(callee, seen) || bodies.some((body) => isAmount(body, seen));
  }

  /** Whether an amount is part of what an expression gives. */
  function isAmount(node: Node, seen: ReadonlySet<Node> = new Set()): boolean {
    const inner = wrapped(node);
    if (inner) return isAmount(inner, seen);
    const any = (...parts: (Node | null)[]) => parts.some((part) => part !== null && isAmount(part, seen));
    switch (node.type) {
      case 'Identifier':
        return namesAmount(nameOf(node)) || (!namesOtherThing(nameOf(node)) && isDefinedAsAmount(node, seen));
      case 'MemberExpression': {
        const name = nameOfProperty(node);
        return !namesOtherThing(name) && (namesAmount(name) || any(node.object));
      }
      case 'CallExpression':
        return isCallOfAmount(node, seen);
      case 'ArrowFunctionExpression':
        return any(node.body);
      case 'BinaryExpression':
        return !isComparison(node) && any(node.left, node.right);
      case 'LogicalExpression':
        return any(node.left, node.right);
      case 'ConditionalExpression':
        return any(node.consequent, node.alternate);
      case 'ArrayExpression':
        return any(...node.elements);
      case 'AssignmentExpression':
        return any(node.left, node.right);
      default:
        return false;
    }
  }

  /** Whether an expression becomes an amount, or part of one, or is held against one. */
  function becomesAmount(node: Node): boolean {
    const { parent } = node;
    if (!parent) return false;
    switch (parent.type) {
      case 'VariableDeclarator':
        return namesAmount(nameOf(parent.id));
      case 'Property':
      case 'PropertyDefinition':
        return parent.value === node && namesAmount(nameOf(parent.key));
      case 'AssignmentExpression':
      case 'AssignmentPattern':
        return parent.right === node && isAmount(parent.left);
      case 'BinaryExpression':
        return isAmount(parent.left === node ? parent.right : parent.left);
      case 'CallExpression':
        return parent.callee !== node && speaksOfMoney(calledBy(parent));
      case 'JSXExpressionContainer':
        return parent.parent?.type === 'JSXAttribute' && namesAmount(nameOf(parent.parent.name as Node));
      case 'ArrowFunctionExpression':
        return namesAmount(nameOfFunction(parent));
      case 'ReturnStatement':
        return namesAmount(nameOfFunction(functionAround(parent)));
      default:
        return false;
    }
  }

  return {
    isAmount,
    /** Whether the calculation that a node is part of has to do with an amount. */
    touchesAmount: (node: Node): boolean => {
      const whole = calculationAround(node);
      return isAmount(whole) || becomesAmount(whole);
    },
  };
}

/** The keys and places by which a pattern comes to a name: `mrr` of `{ mrr: { value } }`, then `value`. */
function keysTo(name: Node): string[] {
  const keys: string[] = [];
  for (let node = name; node.parent; node = node.parent) {
    const { parent } = node;
    if (parent.type === 'Property') keys.unshift(nameOf(parent.key));
    else if (!['ObjectPattern', 'AssignmentPattern', 'ArrayPattern'].includes(parent.type)) break;
  }
  return keys;
}

function calculationAround(node: Node): Node {
  const { parent } = node;
  if (!parent) return node;
  const isBranch =
    parent.type === 'ConditionalExpression' && (parent.consequent === node || parent.alternate === node);
  const isPart = isArithmetic(parent) || parent.type === 'LogicalExpression' || wrapped(parent) === node;
  const isHandedOn = handsOn(parent) && parent.callee !== node;
  return isPart || isBranch || isHandedOn ? calculationAround(parent) : node;
}

function functionAround(node: Node): Node | null {
  let around = node.parent;
  while (around && !isFunction(around)) around = around.parent;
  return around;
}

function nameOfFunction(node: Node | null): string {
  const { id, parent } = node ?? {};
  if (id) return nameOf(id);
  if (parent?.type === 'VariableDeclarator') return nameOf(parent.id);
  const isMember = ['Property', 'PropertyDefinition', 'MethodDefinition'].includes(parent?.type ?? '');
  return parent && isMember ? nameOf(parent.key) : '';
}
