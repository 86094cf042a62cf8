import fs from 'node:fs';
import ts from 'typescript';

export interface FoundStatement {
  name: string;
  text: string;
  file: string;
}

type Bindings = ReadonlyMap<ts.Declaration, string | undefined>;

const isFunctionLike = (node: ts.Node): node is ts.ArrowFunction | ts.FunctionDeclaration =>
  ts.isArrowFunction(node) || ts.isFunctionDeclaration(node);

/** Returns the expression that a function returns last. */
function resultOf({ body }: ts.ArrowFunction | ts.FunctionDeclaration): ts.Expression | undefined {
  if (!body || !ts.isBlock(body)) return body;
  return body.statements.flatMap((statement) => (ts.isReturnStatement(statement) ? [statement] : [])).at(-1)
    ?.expression;
}

/**
 * Returns SQL that is valid after the given text, for a part that is known only at run time. Conditions, sort
 * orders and limits do not change the type of a row.
 */
function placeholderAfter(text: string): string {
  if (/\b(where|and|or|on|when|not|having)\s*\(?$/.test(text.trimEnd())) return 'true';
  if (/\border by\s*$/.test(text)) return '(select 1)';
  if (/\b(limit|offset)\s*$/.test(text)) return '1';
  if (/\bin\s*\($/.test(text)) return "''";
  if (/[(=<>+-]\s*$/.test(text)) return 'null';
  if (/\$$/.test(text))
    return String(Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, n]) => Number(n))) + 1);
  return '';
}

class TextReader {
  constructor(private readonly checker: ts.TypeChecker) {}

  /** Returns the text of a constant expression, or undefined if it is known only at run time. */
  read(node: ts.Expression, bindings: Bindings = new Map(), before = ''): string | undefined {
    if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return node.text;
    if (ts.isTemplateExpression(node)) return this.#readTemplate(node, bindings, before);
    if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
      return this.read(node.expression, bindings, before);
    if (ts.isConditionalExpression(node))
      return this.read(node.whenTrue, bindings, before) ?? this.read(node.whenFalse, bindings, before);
    if (ts.isIdentifier(node)) return this.#readIdentifier(node, bindings, before);
    if (ts.isCallExpression(node)) return this.#readCall(node, bindings, before);
    return undefined;
  }

  #readTemplate({ head, templateSpans }: ts.TemplateExpression, bindings: Bindings, before: string): string {
    return templateSpans.reduce((text, { expression, literal }) => {
      const preceding = before + text;
      const part = this.read(expression, bindings, preceding) ?? placeholderAfter(preceding);
      return text + part + literal.text;
    }, head.text);
  }

  #readIdentifier(node: ts.Identifier, bindings: Bindings, before: string): string | undefined {
    const declaration = this.#declarationOf(node);
    if (!declaration) return undefined;
    if (bindings.has(declaration)) return bindings.get(declaration);
    return ts.isVariableDeclaration(declaration) && declaration.initializer
      ? this.read(declaration.initializer, bindings, before)
      : undefined;
  }

  #readCall(node: ts.CallExpression, bindings: Bindings, before: string): string | undefined {
    const callee = this.#functionOf(node.expression);
    const result = callee && resultOf(callee);
    if (!result) return undefined;
    const values = callee.parameters.map((parameter, index): [ts.Declaration, string | undefined] => {
      const argument = node.arguments[index] ?? parameter.initializer;
      return [parameter, argument && this.read(argument, bindings)];
    });
    return this.read(result, new Map([...bindings, ...values]), before);
  }

  #functionOf(node: ts.Expression): ts.ArrowFunction | ts.FunctionDeclaration | undefined {
    if (!ts.isIdentifier(node)) return undefined;
    const declaration = this.#declarationOf(node);
    const target =
      declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : declaration;
    return target && isFunctionLike(target) ? target : undefined;
  }

  #declarationOf(node: ts.Identifier): ts.Declaration | undefined {
    const symbol = this.checker.getSymbolAtLocation(node);
    return symbol && symbol.flags & ts.SymbolFlags.Alias
      ? this.checker.getAliasedSymbol(symbol).valueDeclaration
      : symbol?.valueDeclaration;
  }
}

const statementName = /^\s*\/\* (\w+) \*\//;

/** Returns the named statements of all repositories. */
export function findStatements(): FoundStatement[] {
  const files = fs
    .readdirSync('server', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.repository.ts'))
    .map((file) => `server/${file}`)
    .sort();
  const program = ts.createProgram(files, {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  });
  const reader = new TextReader(program.getTypeChecker());
  const statements: FoundStatement[] = [];
  const visit = (node: ts.Node, file: string): void => {
    if (ts.isCallExpression(node) && node.expression.getText().endsWith('.query')) {
      const [argument] = node.arguments;
      const text = argument && reader.read(argument);
      const [, name] = statementName.exec(text ?? '') ?? [];
      if (text && name) statements.push({ name, text, file });
    }
    ts.forEachChild(node, (child) => visit(child, file));
  };
  for (const file of files) {
    const source = program.getSourceFile(file);
    if (source) visit(source, file);
  }
  return statements;
}
