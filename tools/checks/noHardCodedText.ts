import type { Rule } from 'eslint';
import { calleeName, nameOf, type Node } from './syntaxTree';

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

const elementName = ({ openingElement }: Node): string => nameOf(openingElement.name as Node);

/** Returns whether a node is a part of a message, which is translated. */
function isInMessage(node: Node | null): boolean {
  if (!node) return false;
  if (node.type === 'TaggedTemplateExpression' && /^(t|msg)$/.test(nameOf(node.tag))) return true;
  if (node.type === 'CallExpression' && /^(t|msg|plural|select|selectOrdinal)$/.test(calleeName(node)))
    return true;
  // A descriptor with an explicit id, in files that run without macros.
  if (node.type === 'ObjectExpression' && node.properties.some(({ key }) => nameOf(key) === 'message'))
    return true;
  if (node.type === 'JSXElement' && /^(Trans|Plural|Select)$/.test(elementName(node))) return true;
  return isInMessage(node.parent);
}

/** Reports texts for users that are not messages of Lingui, and so are the same in all languages. */
export const noHardCodedText: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { text: 'Translate the user-facing text “{{text}}”: write it as t`…`, msg`…` or <Trans>.' },
  },
  create(context) {
    const reportText = (node: unknown, text: string) => {
      if (isInMessage(node as Node)) return;
      context.report({
        node: node as Rule.Node,
        messageId: 'text',
        data: { text: text.trim().slice(0, 60) },
      });
    };
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
