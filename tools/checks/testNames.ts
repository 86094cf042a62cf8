import ts from 'typescript';

const runners = new Set(['test', 'it', 'describe']);
const skippedModifiers = new Set(['skip', 'todo', 'fixme', 'failing', 'fail']);

/** Returns the identifiers of a callee, such as `test` and `each` of `test.each(rows)('name', …)`. */
function findIdentifiers(callee: ts.Expression): string[] {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee)) return [...findIdentifiers(callee.expression), callee.name.text];
  if (ts.isCallExpression(callee)) return findIdentifiers(callee.expression);
  return ts.isTaggedTemplateExpression(callee) ? findIdentifiers(callee.tag) : [];
}

/** Returns all string literals in a node. Templates are returned as source text. */
function findTexts(node: ts.Node, source: ts.SourceFile): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) return [node.getText(source)];
  const texts: string[] = [];
  ts.forEachChild(node, (child) => void texts.push(...findTexts(child, source)));
  return texts;
}

/** Returns the identifier at the start of a call chain, such as `rows` of `rows.map(…)`. */
function findRoot(node: ts.Expression): string | null {
  if (ts.isIdentifier(node)) return node.text;
  return ts.isCallExpression(node) || ts.isPropertyAccessExpression(node) ? findRoot(node.expression) : null;
}

/** Returns the initializers of a file's variables, such as the rows of a table. */
function findInitializers(source: ts.SourceFile): Map<string, ts.Expression> {
  const initializers = new Map<string, ts.Expression>();
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      initializers.set(node.name.text, node.initializer);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return initializers;
}

/** Returns the titles of a file's tests and groups and the texts in their table rows, except skipped ones. */
export function testNames(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false);
  const initializers = findInitializers(source);
  const names: string[] = [];
  const addRows = (callee: ts.Expression): void => {
    if (!ts.isCallExpression(callee)) return;
    for (const rows of callee.arguments) {
      const initializer = initializers.get(findRoot(rows) ?? '');
      names.push(...findTexts(initializer ?? rows, source));
    }
  };
  const visit = (node: ts.Node): void => {
    const [first = '', ...modifiers] = ts.isCallExpression(node) ? findIdentifiers(node.expression) : [];
    if (ts.isCallExpression(node) && runners.has(first)) {
      if (modifiers.some((modifier) => skippedModifiers.has(modifier))) return;
      // `test.each(rows)` has no title itself. The call of its result has one.
      const isTable = ts.isPropertyAccessExpression(node.expression) && modifiers.at(-1) === 'each';
      const [name] = node.arguments;
      if (name && !isTable) names.push(...findTexts(name, source).slice(0, 1));
      addRows(node.expression);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}
