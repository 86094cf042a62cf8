import type { Rule } from 'eslint';
import { calledBy, type Node } from './syntaxTree';

// What these say is read or heard by people.
const attributes =
  /^(label|title|placeholder|alt|hint|helperText|action|aria-(label|description|roledescription))$/;
// What these say is a code unless it begins as a line does, or has more than a word.
const names = /^name$/;
const line = /^[A-Z]| /;
// A sentence, or a few words that begin one: names, codes, class names and style rules have another shape.
const sentence =
  /^\s*[A-Z][a-z’]*,? [a-z“]|^[^A-Z]*[A-Z][^]*[a-z]{2}[.!?]( |$)|[a-z]{2}…|[a-z]{2}, [a-z]+ [a-z]{2}/;
const styles = /[{}<>=#]|\d(px|rem|%)|var\(|\burl\(/;

const isLetters = (text: string): boolean => /\p{L}/u.test(text);
const isSentence = (text: string): boolean => sentence.test(text) && !styles.test(text);

/** An error that says what a developer has done wrong is for a developer. */
const isForDevelopers = ({ parent }: Node): boolean =>
  /(New|Call)Expression/.test(parent?.type ?? '') && /Error$/.test(calledBy(parent as Node));

/** What people read stands in src/texts, once in each language. Refuses it everywhere else. */
export const textsInOnePlace: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { text: '“{{text}}” is for people to read: it stands in src/texts.' },
  },
  create(context) {
    const refuse = (node: unknown, text: string) =>
      context.report({
        node: node as Rule.Node,
        messageId: 'text',
        data: { text: text.trim().slice(0, 60) },
      });
    const refuseSentence = (node: unknown, text: string) => {
      if (isSentence(text) && !isForDevelopers(node as Node)) refuse(node, text);
    };
    const refuseRead = (node: unknown, name: string, text: string) => {
      const isRead = attributes.test(name) || (names.test(name) && line.test(text));
      if (isRead && isLetters(text)) refuse(node, text);
    };
    return {
      JSXText: (node: unknown) => {
        const { value } = node as { value: string };
        if (isLetters(value.replaceAll(/&\w+;/g, ''))) refuse(node, value);
      },
      JSXAttribute: (node: unknown) => {
        const { name, value } = node as { name: { name: unknown }; value: { value?: unknown } | null };
        if (typeof value?.value === 'string') refuseRead(node, String(name.name), value.value);
      },
      Property: ({ key, value }) => {
        const isAria = key.type === 'Literal' && String(key.value).startsWith('aria-');
        if (isAria && value.type === 'Literal') refuseRead(value, String(key.value), String(value.value));
      },
      Literal: (node) => typeof node.value === 'string' && refuseSentence(node, node.value),
      TemplateLiteral: (node) => refuseSentence(node, node.quasis.map(({ value }) => value.cooked).join('0')),
    };
  },
};
