import type { Rule } from 'eslint';
import { createAmountMatcher } from './createAmountMatcher';
import { isAmountName } from './moneyNames';
import { calleeName, isBigInt, nameOfProperty, type Node } from './syntaxTree';

// Functions of `Math` that neither round nor divide, so that integers stay integers.
const integerFunctions = new Set(['Math.abs', 'Math.max', 'Math.min', 'Math.sign']);
const parsers = /^((Number\.)?parse(Float|Int)|Number)$/;
const formatters = /^to(Fixed|Precision|Exponential)$/;

const isFraction = ({ value }: Node): boolean => typeof value === 'number' && !Number.isInteger(value);

/** Returns whether a call can return a fraction or rounds its argument. */
function isInexact(call: Node): boolean {
  const name = calleeName(call);
  if (parsers.test(name)) return !call.arguments.every(isBigInt);
  return name.startsWith('Math.') && !integerFunctions.has(name);
}

const isSql = (text: string): boolean =>
  /\/\* \w+ \*\/|\b(select|insert into|update|delete from|coalesce\()/i.test(text);

const floatType = /::\s*(float[48]?|real|double precision)\b|\bas (float[48]?|real|double precision)\s*\)/i;

// Operations that can turn an amount into a fraction. Each pattern captures the name of the operand.
const operations: readonly { what: string; pattern: RegExp }[] = [
  { what: 'a division', pattern: /\b([a-z_]\w*)["')\]]*(?:::\w+)?\s*\/(?![*/])/gi },
  { what: 'a fraction', pattern: /\b([a-z_]\w*)["')\]]*(?:::\w+)?\s*\*\s*\d*\.\d/gi },
  { what: 'a fraction', pattern: /(?<!\d)\d*\.\d+\s*\*\s*["(]*(?:\w+\.)?"?([a-z_]\w*)/gi },
  { what: 'an average', pattern: /\bavg\(\s*(?:distinct\s+)?(?:\w+\.)?"?([a-z_]\w*)/gi },
];

/**
 * Returns a description of a cast to a float type, or of an SQL operation that can turn an amount into a
 * fraction. Returns null if the text contains neither.
 */
function findFractionInSql(text: string): string | null {
  const [cast] = floatType.exec(text) ?? [];
  if (cast) return `“${cast}”`;
  if (!isSql(text)) return null;
  const operation = operations.find(({ pattern }) =>
    [...text.matchAll(pattern)].some(([, name = '']) => isAmountName(name)),
  );
  return operation?.what ?? null;
}

/**
 * Amounts are whole numbers of minor units, so this rule reports code and SQL that can turn one into a
 * fraction. The rule is off in the money modules, which contain all rounding.
 */
export const noFloatAmounts: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      float:
        'An amount is a whole number of minor units, and {{what}} can turn it into a fraction. Use contract/money.ts.',
    },
  },
  create(context) {
    const { isAmount, touchesAmount } = createAmountMatcher(context.sourceCode);
    const reportNode = (node: Node, what: string) =>
      context.report({ node: node as unknown as Rule.Node, messageId: 'float', data: { what } });

    /** Adapts a check of our `Node` type to ESLint's listeners. */
    const onNode =
      (check: (node: Node) => void) =>
      (node: unknown): void =>
        check(node as Node);

    const checkOperation = onNode((node) => {
      const { operator, left, right } = node;
      const makesFractions =
        ['/', '**', '/=', '**='].includes(operator) && !isBigInt(left) && !isBigInt(right);
      if (makesFractions && (touchesAmount(node) || isAmount(left))) reportNode(node, `“${operator}”`);
    });

    const checkText = (node: Node, text: string): void => {
      const fraction = findFractionInSql(text);
      if (fraction) reportNode(node, fraction);
    };

    return {
      BinaryExpression: checkOperation,
      AssignmentExpression: checkOperation,
      UnaryExpression: onNode((node) => {
        const isSigned = node.argument?.type === 'Literal';
        if (node.operator === '+' && !isSigned && touchesAmount(node)) reportNode(node, '“+” on a string');
      }),
      CallExpression: onNode((node) => {
        const { callee } = node;
        if (isInexact(node) && touchesAmount(node)) reportNode(node, calleeName(node));
        const isFormatted = callee.type === 'MemberExpression' && formatters.test(nameOfProperty(callee));
        if (isFormatted && isAmount(callee.object)) reportNode(node, nameOfProperty(callee));
      }),
      Literal: onNode((node) => {
        if (isFraction(node) && touchesAmount(node)) reportNode(node, 'a fraction');
        if (typeof node.value === 'string') checkText(node, node.value);
      }),
      TemplateLiteral: onNode((node) => {
        checkText(node, node.quasis.map(({ value }) => value.cooked).join(' x '));
      }),
    };
  },
};
