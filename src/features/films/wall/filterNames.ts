import { countryName } from '../../../lib/displayNames';
import { dayjs } from '../../../lib/dayjs';
import { decadeOf } from '../filmChoice';

/** One value of a filter, and its label. */
export interface FilterOption {
  value: string;
  label: string;
}

/** The first public film screenings. */
const FIRST_DECADE = 1890;

const GENRES = [
  'Action',
  'Adventure',
  'Animation',
  'Comedy',
  'Crime',
  'Documentary',
  'Drama',
  'Experimental',
  'Family',
  'Fantasy',
  'Film Noir',
  'History',
  'Horror',
  'Music',
  'Musical',
  'Mystery',
  'Romance',
  'Science Fiction',
  'Short',
  'Sport',
  'Thriller',
  'War',
  'Western',
];

/** Present-day countries of several of the catalogue's films; any other can be reached from a film's page. */
const COUNTRIES =
  'AR AT AU BE BG BR BS CA CH CL CN CO CU CZ DE DK DZ EG ES FI FR GB GR HK HU IE IL IN IR IS IT JP KR LU MA ML MR MX NL NO NZ PE PH PL PS PT RO RU SE SN TD TH TN TR TW US ZA'.split(
    ' ',
  );
const FORMER_COUNTRIES = [
  'Czechoslovakia',
  'East Germany',
  'Soviet Union',
  'West Germany',
  'Yugoslavia',
];

export const decadeName = (decade: number): string => `${decade}s`;

/** The options of each filter, in display order. */
export const filterOptions = (): Record<'decade' | 'genre' | 'country', FilterOption[]> => {
  const count = (decadeOf(dayjs().year()) - FIRST_DECADE) / 10 + 1;
  return {
    decade: Array.from({ length: count }, (_, index) => {
      const decade = FIRST_DECADE + (count - 1 - index) * 10;
      return { value: String(decade), label: decadeName(decade) };
    }),
    genre: GENRES.map((genre) => ({ value: genre, label: genre })),
    country: [...COUNTRIES, ...FORMER_COUNTRIES]
      .map((country) => ({ value: country, label: countryName(country) }))
      .sort((one, other) => one.label.localeCompare(other.label, 'en')),
  };
};
