import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import ts from 'typescript';
import { report } from './citations';

/** Words and phrases that the style of this repository avoids, with the advice for the author. */
const rules: readonly [RegExp, string][] = [
  [/\b(nobody|somebody|whoever|whichever|wherever|anew)\b/i, 'Name the subject, or say "again".'],
  [/\bof (its|one's) own\b/i, 'Say "separate", or leave it out.'],
  [/\bby (itself|themselves)\b/i, 'Say "automatically".'],
  [/\b(is|are|was|were) told\b/i, 'Say "receives", "is notified" or "shows".'],
  [/\b(gives?|giving) way\b/i, 'Say "yields" or "has lower priority".'],
  [/\b(goes|go|going) without\b/i, 'Say "does not need" or "omits".'],
  [/\be-mails?\b(?! address| mail|[,'])/i, 'Write "email".'],
  [/\bput away\b/i, 'Say "tear down", "shut down" or "remove".'],
  [/\b(best|worst) of all\b|\bas it were\b|\bso to speak\b/i, 'Leave it out.'],
];

/** Files that must contain avoided words: the glossary, the specification's fixed texts and this check. */
const exempt = new Set(['docs/glossary.md', 'docs/spec-coverage.yaml', 'tools/checks/prose.ts']);

/** Content in another language than English. */
const isTranslated = (file: string): boolean =>
  file === 'server/demo/translations.json' || /\/(defaults|plans\/templates)\/(?!en[./])/.test(file);

const isExempt = (file: string): boolean =>
  exempt.has(file) || isTranslated(file) || /generated|package-lock/.test(file);

const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
  .split('\0')
  .filter((file) => /\.(tsx?|mjs|cjs|sql|md|ya?ml|graphql|json|html)$/.test(file))
  .filter((file) => fs.existsSync(file) && !isExempt(file));

const proseTokens = new Set([
  ts.SyntaxKind.SingleLineCommentTrivia,
  ts.SyntaxKind.MultiLineCommentTrivia,
  ts.SyntaxKind.StringLiteral,
  ts.SyntaxKind.NoSubstitutionTemplateLiteral,
  ts.SyntaxKind.JsxText,
]);

interface Passage {
  text: string;
  position: number;
}

/**
 * Returns the comments, string literals and JSX texts of a source file, or the whole text of any other file.
 */
function passagesOf(file: string, text: string): Passage[] {
  if (!/\.(tsx?|mjs|cjs)$/.test(file)) return [{ text, position: 0 }];
  const passages: Passage[] = [];
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, false, ts.LanguageVariant.JSX, text);
  for (let token = scanner.scan(); token !== ts.SyntaxKind.EndOfFileToken; token = scanner.scan()) {
    if (proseTokens.has(token))
      passages.push({ text: scanner.getTokenText(), position: scanner.getTokenStart() });
  }
  return passages;
}

report(
  files.flatMap((file) => {
    const text = fs.readFileSync(file, 'utf8');
    return passagesOf(file, text).flatMap((passage) =>
      rules.flatMap(([pattern, advice]) =>
        [...passage.text.matchAll(new RegExp(pattern, 'gi'))].map(({ 0: found, index }) => {
          const line = text.slice(0, passage.position + index).split('\n').length;
          return `${file}:${line} "${found}": ${advice}`;
        }),
      ),
    );
  }),
);
