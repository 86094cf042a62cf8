import { TransNoContext } from '@lingui/react/server';
import type { ReactElement } from 'react';
import { isolateName } from './direction';
import { idOf, language, type Names, translator, type Values } from './i18n';

type TransProps<Text extends string> = {
  /** The English text in ICU's format, with elements such as `<link>Sign in</link>`. */
  message: Text;
  /** The elements by their names. */
  elements: Readonly<Record<string, ReactElement>>;
} & ([Names<Text>] extends [never] ? { values?: undefined } : { values: Values<Text> });

/** Renders a message that contains elements in the current language. */
export function Trans<const Text extends string>({ message, values, elements }: TransProps<Text>) {
  // Lingui looks for elements after it has filled the values in, and would find those that a value contains.
  const texts = Object.entries<string | number>(values ?? {}).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  const placeholders = texts.map(([name]) => [name, `<value${name}/>`]);
  const textElements = texts.map(([name, text]) => [`value${name}`, <>{isolateName(text, language())}</>]);
  return (
    <TransNoContext
      lingui={{ i18n: translator() }}
      id={idOf(message)}
      message={message}
      values={{ ...values, ...Object.fromEntries(placeholders) }}
      components={{ ...elements, ...Object.fromEntries(textElements) }}
    />
  );
}
