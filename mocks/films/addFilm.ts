import type { Film } from '../../src/domain/films';
import type { Reading, Writing } from '../db/db';
import type { FilmRecord } from '../rules/filmRecords';
import { untouchedFilm } from '../rules/standing';
import { filmIdOf, titleKey } from '../rules/titles';
import type { FilmIndex } from './filmIndex';

export interface NamedFilm {
  title: string;
  year: number;
  directors: readonly string[];
}

/** Every film of that title, of the catalogue first. */
export async function namesakes(
  tx: Reading,
  filmIndex: FilmIndex,
  title: string,
): Promise<readonly Film[]> {
  const added = await tx.list('films', 'byTitle', [titleKey(title)]);
  return [...filmIndex.table().called(title), ...added.map(({ film }) => film)];
}

/** Adds a film that is missing, under an id that nobody has. */
export async function addFilm(
  tx: Writing,
  filmIndex: FilmIndex,
  { title, year, directors }: NamedFilm,
  nextSeq: () => number,
): Promise<FilmRecord> {
  const table = filmIndex.table();
  const taken = new Set<string>();
  const newId = (): string =>
    filmIdOf({ title, year, directors }, (id) => taken.has(id) || table.get(id) !== undefined);
  let _id = newId();
  while (await tx.get('films', _id)) {
    taken.add(_id);
    _id = newId();
  }
  const facts = {
    title,
    year,
    directors: [...directors],
    countries: [],
    languages: [],
    genres: [],
  };
  const seq = nextSeq();
  const added = { addedSeq: seq, titleKey: titleKey(title) };
  const record = { ...untouchedFilm({ _id, ...facts }, seq), ...added };
  await tx.put('films', record);
  return record;
}
