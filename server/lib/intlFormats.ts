import { LRUCache } from 'lru-cache';
import { formattingLocale } from '../../contract/languages';

// Bounds the cache, because locales and time zones come from users.
const maxFormats = 500;

/** Caches `Intl` formats, because creating one takes about 100 times as long as using it. */
function cacheFormats<Options extends object, Format extends object>(
  make: (locale: string, options: Options) => Format,
) {
  const formats = new LRUCache<string, Format>({ max: maxFormats });
  return (locale: string, options: Options): Format => {
    const key = locale + JSON.stringify(options);
    const cached = formats.get(key);
    if (cached) return cached;
    const format = make(formattingLocale(locale), options);
    formats.set(key, format);
    return format;
  };
}

export const dateFormat = cacheFormats(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

export const numberFormat = cacheFormats(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);
