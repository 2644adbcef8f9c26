const regions = new Intl.DisplayNames('en', { type: 'region' });
const languages = new Intl.DisplayNames('en', { type: 'language' });

/** A country's English name by its ISO 3166 code. A former country is given by its name, which is returned as it is. */
export const countryName = (country: string): string =>
  (/^[A-Z]{2}$/.test(country) && regions.of(country)) || country;

/** A language's English name by its ISO 639 code. */
export const languageName = (code: string): string =>
  (/^[a-z]{2,3}$/.test(code) && languages.of(code)) || code;
