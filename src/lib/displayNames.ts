const regions = new Intl.DisplayNames('en', { type: 'region' });
const tongues = new Intl.DisplayNames('en', { type: 'language' });

/** A country by its ISO 3166 code, as English calls it. One that is gone goes by its own name already. */
export const countryName = (country: string): string =>
  (/^[A-Z]{2}$/.test(country) && regions.of(country)) || country;

/** A language by its ISO 639 code, as English calls it. */
export const languageName = (code: string): string =>
  (/^[a-z]{2,3}$/.test(code) && tongues.of(code)) || code;
