import type { Report } from '../../../lib/report';

const [readOnly, diskFull] = ['25006', '53100'];
const outOfResourcesStates = [diskFull, '53200'];
const errorMessage = 'E';
const readyForQuery = 'Z';
// ReadyForQuery alone is how PGlite ends its response after an internal failure.
const outcomeMessages = ['C', 'E', 'I', 'R'];

/** Returns a field of an error, which is a type character and a text that ends with a zero byte. */
function readField(body: Buffer, type: string): { text: string; start: number } | undefined {
  for (let start = 0; start < body.length && body[start] !== 0;) {
    const end = body.indexOf(0, start);
    if (body[start] === type.charCodeAt(0))
      return { text: body.toString('utf8', start + 1, end), start: start + 1 };
    start = end + 1;
  }
  return undefined;
}

interface ResponseOptions {
  /** Whether the transactions are read-only because of the free disk space. */
  isDiskSpaceShort: boolean;
  /** Receives errors of a full disk or memory, because the embedded database has no log. */
  reportResources: Report;
}

function checkError(body: Buffer, { isDiskSpaceShort, reportResources }: ResponseOptions): void {
  const severity = readField(body, 'S')?.text ?? '';
  const message = readField(body, 'M')?.text ?? '';
  if (severity === 'FATAL' || severity === 'PANIC') throw new Error(message);
  const code = readField(body, 'C');
  if (!code) return;
  const isRefusedWrite = isDiskSpaceShort && code.text === readOnly;
  if (isRefusedWrite) body.write(diskFull, code.start);
  if (isRefusedWrite) reportResources('The free disk space is too low for writes.');
  else if (outOfResourcesStates.includes(code.text)) reportResources(message);
}

/**
 * Reads a response of PostgreSQL, and replaces the code of writes that the low disk space prevented. Throws if
 * the engine has failed, so that its memory cannot be trusted.
 */
export function checkResponse(response: Buffer, options: ResponseOptions): void {
  const types = new Set<string>();
  let lastType = '';
  for (let start = 0; start < response.length;) {
    lastType = String.fromCharCode(response.readUInt8(start));
    types.add(lastType);
    const end = start + 1 + response.readInt32BE(start + 1);
    if (lastType === errorMessage) checkError(response.subarray(start + 5, end), options);
    start = end;
  }
  if (lastType !== readyForQuery || !outcomeMessages.some((type) => types.has(type)))
    throw new Error('The response of the engine is incomplete.');
}
