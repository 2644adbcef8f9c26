import { dayjs } from './dayjs';
import { countryName } from './displayNames';
import type { YearPart } from './yearPart';

/** Such as "March 2026", "4.5 stars in 2026" or "The 1970s, all time". */
export function yearPartTitle({ on, rating, decade, country }: YearPart): string {
  if (rating !== undefined) {
    const stars = `${rating} ${rating === 1 ? 'star' : 'stars'}`;
    return on === undefined ? `${stars}, all time` : `${stars} in ${on}`;
  }
  if (on !== undefined) return dayjs(`${on}-01`).format('MMMM YYYY');
  return `${country === undefined ? `The ${decade}s` : countryName(country)}, all time`;
}
