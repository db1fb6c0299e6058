const made = new Map<string, Intl.DateTimeFormat>();

/** Made once for each way of writing: making one takes longer than a hundred dates, and lists have forty of them. */
export function dateFormat(style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(style);
  const format = made.get(key) ?? new Intl.DateTimeFormat("en-GB", style);
  made.set(key, format);
  return format;
}
