import type { Rule } from 'eslint';
import { calleeName, type Node } from './syntaxTree';

const textAttributes =
  /^(label|title|placeholder|alt|hint|helperText|action|aria-(label|description|roledescription))$/;
// Attributes that contain a code, unless the value starts with a capital letter or contains a space.
const codeAttributes = /^name$/;
const userTextPattern = /^[A-Z]| /;
// Matches a sentence or its first words. Names, codes, class names and style rules have a different form.
const sentencePattern =
  /^\s*[A-Z][a-z’]*,? [a-z“]|^[^A-Z]*[A-Z][^]*[a-z]{2}[.!?]( |$)|[a-z]{2}…|[a-z]{2}, [a-z]+ [a-z]{2}/;
const stylePattern = /[{}<>=#]|\d(px|rem|%)|var\(|\burl\(/;

const hasLetters = (text: string): boolean => /\p{L}/u.test(text);
const isSentence = (text: string): boolean => sentencePattern.test(text) && !stylePattern.test(text);

/** Returns whether the text is the message of an error, which only developers read. */
const isForDevelopers = ({ parent }: Node): boolean =>
  /(New|Call)Expression/.test(parent?.type ?? '') && /Error$/.test(calleeName(parent as Node));

/** Reports texts for users outside `src/texts`, which contains each text once per language. */
export const textsInOnePlace: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { text: 'Move the user-facing text “{{text}}” to src/texts.' },
  },
  create(context) {
    const reportText = (node: unknown, text: string) =>
      context.report({
        node: node as Rule.Node,
        messageId: 'text',
        data: { text: text.trim().slice(0, 60) },
      });
    const reportSentence = (node: unknown, text: string) => {
      if (isSentence(text) && !isForDevelopers(node as Node)) reportText(node, text);
    };
    const reportAttribute = (node: unknown, name: string, text: string) => {
      const isUserText =
        textAttributes.test(name) || (codeAttributes.test(name) && userTextPattern.test(text));
      if (isUserText && hasLetters(text)) reportText(node, text);
    };
    return {
      JSXText: (node: unknown) => {
        const { value } = node as { value: string };
        if (hasLetters(value.replaceAll(/&\w+;/g, ''))) reportText(node, value);
      },
      JSXAttribute: (node: unknown) => {
        const { name, value } = node as { name: { name: unknown }; value: { value?: unknown } | null };
        if (typeof value?.value === 'string') reportAttribute(node, String(name.name), value.value);
      },
      Property: ({ key, value }) => {
        const isAria = key.type === 'Literal' && String(key.value).startsWith('aria-');
        if (isAria && value.type === 'Literal')
          reportAttribute(value, String(key.value), String(value.value));
      },
      Literal: (node) => typeof node.value === 'string' && reportSentence(node, node.value),
      TemplateLiteral: (node) => reportSentence(node, node.quasis.map(({ value }) => value.cooked).join('0')),
    };
  },
};
