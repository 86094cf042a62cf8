import * as z from 'zod';

/** A sentence with values. `compose` returns undefined if the stored values don't match. */
interface MessageWithValues<Values> {
  schema: z.ZodType<Values>;
  compose(stored: unknown): string | undefined;
}

/** Defines a sentence of `storedMessages` with the values of its placeholders. */
export const withValues = <Values extends object>(
  schema: z.ZodType<Values>,
  text: (values: Values) => string,
): MessageWithValues<Values> => ({
  schema,
  compose(stored) {
    const { data } = schema.safeParse(stored);
    return data && text(data);
  },
});

type Message = (() => string) | MessageWithValues<object>;

type ValueArguments<M extends Message> = M extends MessageWithValues<infer Values> ? [values: Values] : [];

/** The code of a message and its values. */
export const messageWithCode = z.looseObject({ code: z.string() });

export type MessageWithCode = z.infer<typeof messageWithCode>;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Returns functions that store and read sentences about events, which readers see in their own languages. A
 * text column stores the code and the values as JSON, such as `{"code":"BrokenPage","path":"/"}`.
 */
export function storedMessages<Messages extends Readonly<Record<string, Message>>>(messages: Messages) {
  const messageOf = <Code extends keyof Messages & string>(
    code: Code,
    ...[values]: ValueArguments<Messages[Code]>
  ): MessageWithCode => ({ code, ...values });

  const compose = (stored: unknown): string | undefined => {
    const { data } = messageWithCode.safeParse(stored);
    const message: Message | undefined =
      data && Object.hasOwn(messages, data.code) ? messages[data.code] : undefined;
    return typeof message === 'function' ? message() : message?.compose(data);
  };

  return {
    /** Returns a message, which can be a value of another one. */
    messageOf,

    /** Returns a message in the current language, or undefined for any other value. */
    compose,

    /** Returns the text to store. */
    store: <Code extends keyof Messages & string>(
      code: Code,
      ...values: ValueArguments<Messages[Code]>
    ): string => JSON.stringify(messageOf(code, ...values)),

    /** Returns a stored message in the current language, and any other text, such as one of 0.1.0, as it is. */
    read: <Text extends string | null | undefined>(text: Text): string | Text =>
      compose(parse(text ?? '')) ?? text,
  };
}
