import { aFilm } from '../../../testing/builders';
import { aDrawnPerson, drawPicture, edgesOf, shapes } from '../../../testing/drawPicture';
import { periodPicture, type Period } from './periodPicture';

describe('the sheet of a period', () => {
  const figures = [{ name: 'films', value: '112' }];
  const year: Period = {
    name: '2026',
    figures,
    part: 'month',
    parts: Array.from('JFMAMJJASOND', (label, evenings) => ({ label, evenings })),
    films: [aFilm()],
  };
  const allTimeOf = (years: number): Period => ({
    ...year,
    name: 'All time',
    part: 'year',
    parts: Array.from({ length: years }, (_, at) => ({
      label: `${2026 - years + 1 + at}`,
      evenings: 3,
    })),
  });

  it('says what a year adds up to', () => {
    const { text, description } = drawPicture(periodPicture({ ...year, person: aDrawnPerson }));
    expect(text).toMatch(/2026.*112.*films/);
    expect(text).toContain('JFMAMJJASOND');
    expect(description).toContain('2026 in film, by Ana Lys (@ana) on Cinefolk: 112 films.');
    expect(description).toContain('the evenings of each month');
  });

  it('says what all of a diary adds up to', () => {
    const { text, description } = drawPicture(
      periodPicture({ ...allTimeOf(3), person: aDrawnPerson }),
    );
    expect(text.replaceAll(/\s/g, '')).toContain('ALLTIME');
    expect(text).toContain('202420252026');
    expect(description).toContain('All time in film, by Ana Lys (@ana) on Cinefolk: 112 films.');
    expect(description).toContain('the evenings of each year');
  });

  it.each(shapes)(
    'names as many of many years as there is room for, and the last one: %s',
    (shape) => {
      const { text } = drawPicture(
        periodPicture({ ...allTimeOf(60), person: aDrawnPerson }),
        shape,
      );
      const named = Array.from({ length: 60 }, (_, at) => `${1967 + at}`).filter((one) =>
        text.includes(one),
      );
      expect(named.length).toBeLessThan(30);
      expect(named.length).toBeGreaterThan(5);
      expect(text).toContain('2026');
    },
  );

  it.each(shapes)('sets large sums so that none reaches the next: %s', (shape) => {
    const large = ['12,345', '23,456', '34,567', '3.8'].map((value) => ({ name: value, value }));
    const { container } = drawPicture(
      periodPicture({ ...year, figures: large, person: aDrawnPerson }),
      shape,
    );
    const edges = [...container.querySelectorAll('text')]
      .filter((text) => large.some(({ value }) => text.textContent === value))
      .filter((text) => text.getAttribute('font-family')?.startsWith("'League"))
      .map(edgesOf);
    expect(edges).toHaveLength(4);
    for (const [at, { left }] of edges.slice(1).entries())
      expect(edges[at]?.right).toBeLessThan(left);
  });
});
