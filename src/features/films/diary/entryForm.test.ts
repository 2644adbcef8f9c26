import { dayjs } from '../../../lib/dayjs';
import { formOf, validateEntry } from './entryForm';

const film = { _id: 'vertigo-1958', title: 'Vertigo', year: 1958, directors: [], genres: [] };
const on = (watchedOn: string) => validateEntry({ ...formOf(null), film, watchedOn }).watchedOn;

it.each([
  ['0024-01-06', 'A film cannot be watched before there was film.'],
  ['1873-12-31', 'A film cannot be watched before there was film.'],
  ['1874-01-01', undefined],
  ['', 'Choose a day.'],
  [dayjs().add(2, 'day').format('YYYY-MM-DD'), 'A film cannot be watched in the future.'],
])('says of the day “%s”: %s', (day, problem) => {
  expect(on(day)).toBe(problem);
});
