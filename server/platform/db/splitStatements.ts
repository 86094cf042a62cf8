/** A statement of an SQL text, without its semicolon and the comments before it. */
export interface Statement {
  text: string;
  /** The line of its first character, counted from 1. */
  line: number;
  /** White space and comments between the previous statement and this one. */
  comments: string;
}

// Doubled quotes need no rule, because two adjacent strings end at the same place. In E'…', a backslash escapes a
// quote.
const tokenPattern = new RegExp(
  [
    String.raw`(?<gap>\s+|--[^\n]*)`,
    String.raw`(?<comment>/\*)`,
    String.raw`(?<dollar>\$(?:[A-Za-z_\x80-\uffff][\w\x80-\uffff]*)?\$)`,
    String.raw`[eE]'(?:[^'\\]|\\.|'')*'|'[^']*'|"[^"]*"`,
    String.raw`(?<word>[A-Za-z_\x80-\uffff][\w$\x80-\uffff]*)`,
    '.',
  ].join('|'),
  'sy',
);

/** Returns the end of a block comment, which can contain others. */
function findCommentEnd(text: string, start: number): number {
  let depth = 0;
  for (const { 0: mark, index } of text.slice(start).matchAll(/\/\*|\*\//g)) {
    depth += mark === '/*' ? 1 : -1;
    if (depth === 0) return start + index + mark.length;
  }
  return text.length;
}

function findDollarEnd(text: string, start: number, tag: string): number {
  const end = text.indexOf(tag, start + tag.length);
  return end < 0 ? text.length : end + tag.length;
}

/** Tracks the nesting of one statement: parentheses, and the body of a function between `begin atomic` and `end`. */
class Nesting {
  #parentheses = 0;
  #blocks = 0;
  #lastWord = '';

  get isOpen(): boolean {
    return this.#parentheses > 0 || this.#blocks > 0;
  }

  add(token: string, isWord: boolean): void {
    if (token === '(') this.#parentheses += 1;
    else if (token === ')') this.#parentheses -= 1;
    if (!isWord) return;
    const word = token.toLowerCase();
    if (word === 'atomic' && this.#lastWord === 'begin') this.#blocks = 1;
    else if (word === 'case' && this.#blocks > 0) this.#blocks += 1;
    else if (word === 'end' && this.#blocks > 0) this.#blocks -= 1;
    this.#lastWord = word;
  }
}

interface Token {
  text: string;
  start: number;
  end: number;
  kind: 'Gap' | 'Word' | 'Other';
}

function* readTokens(text: string): Generator<Token> {
  for (let start = 0; start < text.length;) {
    tokenPattern.lastIndex = start;
    const match = tokenPattern.exec(text);
    const { gap, comment, dollar, word } = match?.groups ?? {};
    let end = tokenPattern.lastIndex;
    if (comment) end = findCommentEnd(text, start);
    else if (dollar) end = findDollarEnd(text, start, dollar);
    const isGap = gap !== undefined || comment !== undefined;
    yield { text: text.slice(start, end), start, end, kind: isGap ? 'Gap' : word ? 'Word' : 'Other' };
    start = end;
  }
}

/** Splits an SQL text at the semicolons between its statements, as psql does. */
export function splitStatements(text: string): Statement[] {
  const statements: Statement[] = [];
  let previousEnd = 0;
  let start: number | null = null;
  let nesting = new Nesting();
  const endStatement = (end: number): void => {
    if (start !== null) {
      statements.push({
        text: text.slice(start, end).trimEnd(),
        line: text.slice(0, start).split('\n').length,
        comments: text.slice(previousEnd, start),
      });
      previousEnd = end + 1;
    }
    start = null;
    nesting = new Nesting();
  };
  for (const token of readTokens(text)) {
    if (token.text === ';' && !nesting.isOpen) endStatement(token.start);
    else if (token.kind !== 'Gap') {
      start ??= token.start;
      nesting.add(token.text, token.kind === 'Word');
    }
  }
  endStatement(text.length);
  return statements;
}
