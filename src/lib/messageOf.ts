import * as texts from '@/texts/entry';

const messageByCode: Readonly<Record<string, string>> = {
  UNREACHABLE: texts.theServerIsOutOfReach,
  BAD_RESPONSE: texts.theServerGaveAnAnswerWe,
  UNAVAILABLE: texts.theServiceIsNotAvailableRight,
  UNAUTHENTICATED: texts.yourSessionHasEndedSign,
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

const unexpectedErrorMessage = (requestId: string): string =>
  requestId ? texts.somethingWentWrongOnOurSide(requestId) : texts.somethingWentWrongTryAgain;

// The error of a file that failed to load contains its URL.
const hasUrl = ({ message }: Error): boolean => message.includes('://');

/** Returns the message to display for any error. */
export function messageOf(error: unknown): string {
  if (!isObject(error)) return asText(error) || unexpectedErrorMessage('');
  if (error instanceof Error && (error.name === 'ChunkLoadError' || hasUrl(error)))
    return texts.partOfThePageDidNotLoad;
  const requestId = asText(error.requestId);
  if (error.code === 'INTERNAL_SERVER_ERROR') return unexpectedErrorMessage(requestId);
  return messageByCode[asText(error.code)] ?? (asText(error.message) || unexpectedErrorMessage(requestId));
}

/** Returns the HTTP status of an error, or the message to display if the error has no status. */
export function statusOrMessage(error: unknown): string {
  const status = isObject(error) ? error.status : null;
  return typeof status === 'number' && status > 0 ? String(status) : messageOf(error);
}
