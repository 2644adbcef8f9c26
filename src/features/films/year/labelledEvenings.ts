import type { Evening, FilmPeriod } from '../../../domain/periods';

type Labelled = Evening & { label: string };

/** The first film, the highest rated ones and the last film, each once. */
export function labelledEvenings(
  { first, highest, last }: FilmPeriod,
  isAllTime: boolean,
): Labelled[] {
  const all = [
    ...(first ? [{ ...first, label: 'First' }] : []),
    ...highest.map((evening) => ({ ...evening, label: 'Highest' })),
    ...(last ? [{ ...last, label: isAllTime ? 'Latest' : 'Last' }] : []),
  ];
  const others = all.filter(({ film, label }) => {
    const isEnd = [first, last].some((end) => end?.film._id === film._id);
    return label !== 'Highest' || !isEnd;
  });
  return first?.film._id === last?.film._id ? others.slice(0, -1) : others;
}
