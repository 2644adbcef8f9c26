import type { FilmAllTime } from '../../../domain/periods';
import { allTimePart } from '../../../lib/allTimePath';
import { countryName } from '../../../lib/displayNames';
import { withCommas } from '../../../lib/withCommas';
import { PeriodSection } from './PeriodSection';
import { Ranking } from './Ranking';
import { counted, isMostlyKnown } from './yearBars';

const MOST = 12;

interface CountriesProps {
  username: string;
  allTime: FilmAllTime;
}

/** The countries of most evenings' films; nothing if those of most evenings are unknown. */
export function Countries({ username, allTime: { countries, located, entries } }: CountriesProps) {
  if (countries.length === 0 || !isMostlyKnown(located, entries)) return null;
  return (
    <PeriodSection
      note={
        located < entries
          ? `The country is known for ${withCommas(located)} of ${counted(entries, 'evening')}.`
          : null
      }
      title="Countries"
    >
      <Ranking
        label="Countries"
        of="Country"
        rows={countries.slice(0, MOST).map(({ country, entries: evenings }) => ({
          name: countryName(country),
          count: evenings,
          note: counted(evenings, 'evening'),
          to: allTimePart(username, 'country', country),
        }))}
        unit="Evenings"
      />
    </PeriodSection>
  );
}
