import ts from 'typescript';
import type { ExtractorType } from '@lingui/conf';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';

/** Returns the message that a call of `t` or an element `<Trans>` has, or undefined for any other node. */
function messageNode(node: ts.Node): ts.Node | undefined {
  if (ts.isCallExpression(node) && node.expression.getText() === 't') return node.arguments[0];
  if (!ts.isJsxSelfClosingElement(node) || node.tagName.getText() !== 'Trans') return undefined;
  const attribute = node.attributes.properties.find((property) => property.name?.getText() === 'message');
  return attribute && ts.isJsxAttribute(attribute) ? attribute.initializer : undefined;
}

/**
 * Finds the messages of the server in calls of `t` and in `<Trans>`. The server runs without the macros that
 * Lingui's own extractor needs.
 */
export const serverExtractor: ExtractorType = {
  match: (file) => /[\\/]server[\\/].*\.tsx?$/.test(file),
  extract(file, code, onMessage) {
    const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node): void => {
      const message = messageNode(node);
      if (message) {
        const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
        if (!ts.isStringLiteralLike(message))
          throw new Error(`${file}:${line}: A message is a literal text.`);
        const id = generateMessageId(message.text);
        onMessage({ id, message: message.text, origin: [file, line], placeholders: {} });
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  },
};

const displayedKeys = new Set(['name', 'tagline', 'description', 'industry', 'changelog', 'label']);

/** Returns the texts of a template or pack that its gallery and its form display, without its contents. */
function displayedTexts(content: object): string[] {
  const { fields = [], ...rest }: { fields?: object[] } = content;
  return [rest, ...fields].flatMap((part) =>
    Object.entries(part).flatMap(([key, value]: [string, unknown]) =>
      displayedKeys.has(key) && typeof value === 'string' ? [value] : [],
    ),
  );
}

/** Finds the messages of the server in the files of marketing templates and start-up packs. */
export const contentExtractor: ExtractorType = {
  match: (file) => /[\\/]server[\\/]add-ons[\\/].*\.json$/.test(file),
  extract(file, code, onMessage) {
    const content: unknown = JSON.parse(code);
    if (typeof content !== 'object' || !content) return;
    for (const message of displayedTexts(content)) {
      if (message.includes('{')) throw new Error(`${file}: A displayed text has no placeholders: ${message}`);
      onMessage({ id: generateMessageId(message), message, origin: [file, 1], placeholders: {} });
    }
  },
};
