import ts from 'typescript';

const runners = new Set(['test', 'it', 'describe']);
const leftOut = new Set(['skip', 'todo', 'fixme', 'failing', 'fail']);

/** `test`, `describe` and what of theirs is called: `each` of `test.each(rows)('name', …)`. */
function wordsOf(callee: ts.Expression): string[] {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee)) return [...wordsOf(callee.expression), callee.name.text];
  if (ts.isCallExpression(callee)) return wordsOf(callee.expression);
  return ts.isTaggedTemplateExpression(callee) ? wordsOf(callee.tag) : [];
}

/** Every text within, a template as it is written. */
function textsIn(node: ts.Node, source: ts.SourceFile): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) return [node.getText(source)];
  const texts: string[] = [];
  ts.forEachChild(node, (child) => void texts.push(...textsIn(child, source)));
  return texts;
}

/** Returns the name that a chain of calls begins with: `rows` of `rows.map(…)`. */
function rootOf(node: ts.Expression): string | null {
  if (ts.isIdentifier(node)) return node.text;
  return ts.isCallExpression(node) || ts.isPropertyAccessExpression(node) ? rootOf(node.expression) : null;
}

/** What a file calls by names of its own, such as the rows of a table. */
function declaredIn(source: ts.SourceFile): Map<string, ts.Expression> {
  const declared = new Map<string, ts.Expression>();
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      declared.set(node.name.text, node.initializer);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return declared;
}

/** The names of a file's tests, of their groups and of the rows of their tables, as far as they are not skipped. */
export function testNames(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false);
  const declared = declaredIn(source);
  const names: string[] = [];
  const rowsOf = (callee: ts.Expression): void => {
    if (!ts.isCallExpression(callee)) return;
    for (const rows of callee.arguments) {
      const known = declared.get(rootOf(rows) ?? '');
      names.push(...textsIn(known ?? rows, source));
    }
  };
  const visit = (node: ts.Node): void => {
    const [first = '', ...others] = ts.isCallExpression(node) ? wordsOf(node.expression) : [];
    if (ts.isCallExpression(node) && runners.has(first)) {
      if (others.some((word) => leftOut.has(word))) return;
      // `test.each(rows)` alone names no test: its call does.
      const isTable = ts.isPropertyAccessExpression(node.expression) && others.at(-1) === 'each';
      const [name] = node.arguments;
      if (name && !isTable) names.push(...textsIn(name, source).slice(0, 1));
      rowsOf(node.expression);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}
