const formats = new Map<string, Intl.DateTimeFormat>();
/** Users choose time zones, each of which has many spellings, so the cache is bounded. */
export const MOST_FORMATS = 2000;

/**
 * A cached date format. Creating one takes longer than formatting a hundred dates with it. The locale is British unless
 * code reads the result and needs the digits and the order of another one.
 */
export function dateFormat(style: Intl.DateTimeFormatOptions, locale = "en-GB"): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(style);
  const cached = formats.get(key);
  if (cached) return cached;
  const [oldest] = formats.keys();
  if (formats.size >= MOST_FORMATS && oldest !== undefined) formats.delete(oldest);
  const format = formatIn(locale, style);
  formats.set(key, format);
  return format;
}

/**
 * A zone that was chosen in a newer browser or with another version of Node may be unknown to this process. It counts as
 * UTC, because an error would end the page, and the hourly job for everybody.
 */
function formatIn(locale: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(locale, style);
  } catch (error) {
    if (style.timeZone === undefined) throw error;
    return new Intl.DateTimeFormat(locale, { ...style, timeZone: "UTC" });
  }
}
