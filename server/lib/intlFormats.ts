import { Lru } from './lru';

// Readers' languages and time zones, each with the few ways in which we write.
const most = 500;

/** Making a format takes a hundred times as long as using it. */
function kept<Options extends object, Format extends object>(
  make: (locale: string, options: Options) => Format,
) {
  const formats = new Lru<string, Format>(most);
  return (locale: string, options: Options): Format => {
    const key = locale + JSON.stringify(options);
    const known = formats.get(key);
    if (known) return known;
    const format = make(locale, options);
    formats.set(key, format);
    return format;
  };
}

export const dateFormat = kept(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

export const numberFormat = kept(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);
