const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The one cache of date formats. Making one takes longer than writing a hundred dates with it, and lists have forty of
 * them. British, unless a locale is given whose digits and order are to be read by code.
 */
export function dateFormat(style: Intl.DateTimeFormatOptions, locale = "en-GB"): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(style);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, style);
  formats.set(key, format);
  return format;
}
