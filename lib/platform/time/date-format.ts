const formats = new Map<string, Intl.DateTimeFormat>();
/** Users choose time zones, each of which has many spellings, so the cache is bounded. */
export const MOST_FORMATS = 2000;

/**
 * The one cache of date formats. Making one takes longer than writing a hundred dates with it, and lists have forty of
 * them. British, unless a locale is given whose digits and order are to be read by code.
 */
export function dateFormat(style: Intl.DateTimeFormatOptions, locale = "en-GB"): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(style);
  const known = formats.get(key);
  if (known) return known;
  const [oldest] = formats.keys();
  if (formats.size >= MOST_FORMATS && oldest !== undefined) formats.delete(oldest);
  const format = formatIn(locale, style);
  formats.set(key, format);
  return format;
}

/**
 * A zone that was chosen in a newer browser, or with another version of Node, may be unknown here. It counts as UTC: as
 * an error it would end the page, and the hourly call for everybody.
 */
function formatIn(locale: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(locale, style);
  } catch (error) {
    if (style.timeZone === undefined) throw error;
    return new Intl.DateTimeFormat(locale, { ...style, timeZone: "UTC" });
  }
}
