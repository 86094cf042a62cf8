import type { Rule } from 'eslint';
import { amountsIn } from './amountsIn';
import { fractionInSql } from './amountSql';
import { calledBy, isBigInt, nameOfProperty, type Node } from './syntaxTree';

// Of Math, these give a whole number for whole numbers.
const whole = new Set(['Math.abs', 'Math.max', 'Math.min', 'Math.sign']);
const readers = /^((Number\.)?parse(Float|Int)|Number)$/;
const writers = /^to(Fixed|Precision|Exponential)$/;

const isFraction = ({ value }: Node): boolean => typeof value === 'number' && !Number.isInteger(value);

/** A call that gives or takes a fraction. */
function isInexact(call: Node): boolean {
  const called = calledBy(call);
  if (readers.test(called)) return !call.arguments.every(isBigInt);
  return called.startsWith('Math.') && !whole.has(called);
}

/**
 * Amounts are whole numbers of minor units. Refuses what makes a floating-point number of one, in code and in SQL;
 * rounding divisions and shares stand in the money modules, which alone are let off.
 */
export const noFloatAmounts: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      float:
        'An amount is a whole number of minor units, and {{what}} may make a fraction of it: use lib/money.',
    },
  },
  create(context) {
    const { isAmount, touchesAmount } = amountsIn(context.sourceCode);
    const refuse = (node: Node, what: string) =>
      context.report({ node: node as unknown as Rule.Node, messageId: 'float', data: { what } });

    /** Hands a node on as one of ours. */
    const on =
      (look: (node: Node) => void) =>
      (node: unknown): void =>
        look(node as Node);

    const checkOperation = on((node) => {
      const { operator, left, right } = node;
      const makesFractions =
        ['/', '**', '/=', '**='].includes(operator) && !isBigInt(left) && !isBigInt(right);
      if (makesFractions && (touchesAmount(node) || isAmount(left))) refuse(node, `“${operator}”`);
    });

    const checkText = (node: Node, text: string): void => {
      const fraction = fractionInSql(text);
      if (fraction) refuse(node, fraction);
    };

    return {
      BinaryExpression: checkOperation,
      AssignmentExpression: checkOperation,
      UnaryExpression: on((node) => {
        const isSigned = node.argument?.type === 'Literal';
        if (node.operator === '+' && !isSigned && touchesAmount(node)) refuse(node, '“+” of a text');
      }),
      CallExpression: on((node) => {
        const { callee } = node;
        if (isInexact(node) && touchesAmount(node)) refuse(node, calledBy(node));
        const isWritten = callee.type === 'MemberExpression' && writers.test(nameOfProperty(callee));
        if (isWritten && isAmount(callee.object)) refuse(node, nameOfProperty(callee));
      }),
      Literal: on((node) => {
        if (isFraction(node) && touchesAmount(node)) refuse(node, 'a fraction');
        if (typeof node.value === 'string') checkText(node, node.value);
      }),
      TemplateLiteral: on((node) => {
        checkText(node, node.quasis.map(({ value }) => value.cooked).join(' x '));
      }),
    };
  },
};
