import * as texts from '@/texts/entry';

const plainWords: Readonly<Record<string, string>> = {
  UNREACHABLE: texts.theServerIsOutOfReach,
  BAD_RESPONSE: texts.theServerGaveAnAnswerWe,
  UNAVAILABLE: texts.theServiceIsNotAvailableRight,
  UNAUTHENTICATED: texts.yourSessionHasEndedSign,
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const unexpected = (requestId: string): string =>
  requestId ? texts.somethingWentWrongOnOurSide(requestId) : texts.somethingWentWrongTryAgain;

// The error of a file that failed to load contains its URL.
const hasAddress = ({ message }: Error): boolean => message.includes('://');

/** What a person is told about a failure, a call's or any other. */
export function messageOf(error: unknown): string {
  if (!isObject(error)) return text(error) || unexpected('');
  if (error instanceof Error && (error.name === 'ChunkLoadError' || hasAddress(error)))
    return texts.partOfThePageDidNotLoad;
  const requestId = text(error.requestId);
  if (error.code === 'INTERNAL_SERVER_ERROR') return unexpected(requestId);
  return plainWords[text(error.code)] ?? (text(error.message) || unexpected(requestId));
}

/** The status or the message of whatever was thrown. */
export function statusOrMessage(error: unknown): string {
  const status = isObject(error) ? error.status : null;
  return typeof status === 'number' && status > 0 ? String(status) : messageOf(error);
}
