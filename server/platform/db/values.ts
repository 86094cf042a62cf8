import pg from 'pg';
import { prepareValue } from 'pg/lib/utils';

type Parser = (text: string) => unknown;

const parseInteger: Parser = (text) => {
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : text;
};

const parserOverrides = new Map<number, Parser>([
  [pg.types.builtins.INT8, parseInteger],
  // Dates stay text, because a `Date` would shift with the machine's time zone.
  [pg.types.builtins.DATE, (text) => text],
]);

function parserOf(typeId: number): Parser {
  const parse: Parser = pg.types.getTypeParser(typeId, 'text');
  return parserOverrides.get(typeId) ?? parse;
}

/** The `types` option of every pg client. */
export const pgTypes: pg.CustomTypesConfig = {
  getTypeParser: (typeId: number, format?: string) =>
    format === 'binary' ? pg.types.getTypeParser(typeId, 'binary') : parserOf(typeId),
};

/** Converts rows of the embedded engine to the JavaScript values that pg returns. */
export function parseRows<Row extends object>(
  fields: readonly { name: string; typeId: number }[],
  rows: readonly (readonly (string | null)[])[],
): Row[] {
  const columns = fields.map(({ name, typeId }) => ({ name, parse: parserOf(typeId) }));
  return rows.map((cells) => {
    const row: Record<string, unknown> = {};
    columns.forEach(({ name, parse }, index) => {
      const cell = cells[index];
      row[name] = cell === null || cell === undefined ? null : parse(cell);
    });
    return row as Row;
  });
}

/** Encodes a parameter in PostgreSQL's text format. Returns null for null and undefined. */
export function encodeValue(value: unknown): string | null {
  const wire = prepareValue(value);
  if (wire === null || wire === undefined) return null;
  return Buffer.isBuffer(wire) ? `\\x${wire.toString('hex')}` : wire;
}
