import pg from 'pg';
import { prepareValue } from 'pg/lib/utils';

type Parse = (text: string) => unknown;

const wholeNumber: Parse = (text) => {
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : text;
};

const ownParsers = new Map<number, Parse>([
  [pg.types.builtins.INT8, wholeNumber],
  // A day is no instant: as a Date it would move with the machine's time zone.
  [pg.types.builtins.DATE, (text) => text],
]);

function parserOf(typeId: number): Parse {
  const parse: Parse = pg.types.getTypeParser(typeId, 'text');
  return ownParsers.get(typeId) ?? parse;
}

/** The `types` of every pg client of ours. */
export const pgTypes: pg.CustomTypesConfig = {
  getTypeParser: (typeId: number, format?: string) =>
    format === 'binary' ? pg.types.getTypeParser(typeId, 'binary') : parserOf(typeId),
};

/** Row values as the wire has them, to the same JavaScript values on either database. */
export function parseRows<Row extends object>(
  fields: readonly { name: string; typeId: number }[],
  rows: readonly (readonly (string | null)[])[],
): Row[] {
  const columns = fields.map(({ name, typeId }) => ({ name, parse: parserOf(typeId) }));
  return rows.map((cells) => {
    const row: Record<string, unknown> = {};
    columns.forEach(({ name, parse }, at) => {
      const cell = cells[at];
      row[name] = cell === null || cell === undefined ? null : parse(cell);
    });
    return row as Row;
  });
}

/** A parameter as text, the way pg sends it. */
export function encodeValue(value: unknown): string | null {
  const wire = prepareValue(value);
  if (wire === null || wire === undefined) return null;
  return Buffer.isBuffer(wire) ? `\\x${wire.toString('hex')}` : wire;
}
