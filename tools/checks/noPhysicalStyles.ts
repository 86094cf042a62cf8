import type { Rule } from 'eslint';

const style = 'ObjectExpression > Property';
const physicalName =
  '/^((margin|padding|scrollMargin|scrollPadding)(Left|Right)|border(Left|Right)(Color|Style|Width)?|border(Top|Bottom)(Left|Right)Radius|[mp][lr])$/';
const edge = '[key.name=/^(left|right)$/]';

// Other objects with `left` and `right` are coordinates or margins of charts.
const physicalStyles = [
  `${style}[key.name=${physicalName}]`,
  `JSXAttribute[name.name=/^[mp][lr]$/]`,
  `ObjectExpression:has(> Property[key.name=position]) > Property${edge}`,
  `JSXAttribute[name.name=sx] ${style}${edge}`,
  `VariableDeclarator[id.name=/Sx$/] ${style}${edge}`,
  `${style}[key.name=/^(textAlign|float|clear|transformOrigin)$/] Literal[value=/\\b(left|right)\\b/]`,
];

/** Reports styles for the left or the right, which are wrong in right-to-left languages. */
export const noPhysicalStyles: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      physical:
        'Right-to-left languages need start and end in place of left and right: marginInlineStart, insetInlineEnd, textAlign: ’end’.',
    },
  },
  create: (context) => ({
    [physicalStyles.join(', ')]: (node: Rule.Node) => context.report({ node, messageId: 'physical' }),
  }),
};
