import type { FilmSummary } from '../src/domain/filmSummary';

/** One film per line: title, year, director, genre. */
const TABLE = `
The Cabinet of Dr. Caligari|1920|Robert Wiene|Horror
Nosferatu|1922|F. W. Murnau|Horror
The Last Laugh|1924|F. W. Murnau|Drama
Battleship Potemkin|1925|Sergei M. Eisenstein|Drama, Historical Film
Metropolis|1927|Fritz Lang|Science Fiction
Man with a Movie Camera|1929|Dziga Vertov|Documentary
M|1931|Fritz Lang|Crime, Thriller
King Kong|1933|Merian C. Cooper, Ernest B. Schoedsack|Adventure
L’Atalante|1934|Jean Vigo|Romance, Drama
Modern Times|1936|Charles Chaplin|Comedy
Bringing Up Baby|1938|Howard Hawks|Comedy
The Wizard of Oz|1939|Victor Fleming|Musicals, Fantasy
Citizen Kane|1941|Orson Welles|Drama
Casablanca|1942|Michael Curtiz|Romance, Drama
Double Indemnity|1944|Billy Wilder|Film Noir
Out of the Past|1947|Jacques Tourneur|Film Noir
The Third Man|1949|Carol Reed|Film Noir, Thriller
All About Eve|1950|Joseph L. Mankiewicz|Drama
Singin’ in the Rain|1952|Stanley Donen, Gene Kelly|Musicals
Tokyo Story|1953|Yasujirō Ozu|Drama
Seven Samurai|1954|Akira Kurosawa|Action, Drama
The Searchers|1956|John Ford|Western
Vertigo|1958|Alfred Hitchcock|Thriller
The 400 Blows|1959|François Truffaut|Drama
Breathless|1960|Jean-Luc Godard|Crime, Drama
Cléo from 5 to 7|1962|Agnès Varda|Drama
8½|1963|Federico Fellini|Drama
Dr. Strangelove or: How I Learned to Stop Worrying and Love the Bomb|1964|Stanley Kubrick|Comedy
2001: A Space Odyssey|1968|Stanley Kubrick|Science Fiction
Once Upon a Time in the West|1968|Sergio Leone|Western
Solaris|1972|Andrei Tarkovsky|Science Fiction
Aguirre, the Wrath of God|1972|Werner Herzog|Adventure
Jeanne Dielman, 23, quai du Commerce, 1080 Bruxelles|1975|Chantal Akerman|Drama
Jaws|1975|Steven Spielberg|Thriller, Adventure
Taxi Driver|1976|Martin Scorsese|Crime, Drama
Alien|1979|Ridley Scott|Horror, Science Fiction
Stalker|1979|Andrei Tarkovsky|Science Fiction
Blade Runner|1982|Ridley Scott|Science Fiction, Crime
Sans Soleil|1983|Chris Marker|Documentary
Paris, Texas|1984|Wim Wenders|Road Movie
Come and See|1985|Elem Klimov|War
Do the Right Thing|1989|Spike Lee|Comedy, Drama
The Piano|1993|Jane Campion|Romance, Drama
Chungking Express|1994|Wong Kar-wai|Romance, Drama
Fargo|1996|Joel Coen, Ethan Coen|Crime, Comedy
In the Mood for Love|2000|Wong Kar-wai|Romance
Spirited Away|2001|Hayao Miyazaki|Animation, Fantasy
Mad Max: Fury Road|2015|George Miller|Action
Portrait of a Lady on Fire|2019|Céline Sciamma|Romance, Drama
Parasite|2019|Bong Joon-ho|Thriller, Comedy
`;

const idOf = (title: string, year: string) =>
  `${title.normalize('NFKD').toLowerCase()} ${year}`.match(/[a-z0-9]+/g)?.join('-') ?? year;

/** Fifty films of all decades and kinds. */
export const FIFTY_FILMS: FilmSummary[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [title = '', year = '', directors = '', genres = ''] = line.split('|');
    return {
      _id: idOf(title, year),
      title,
      year: Number(year),
      directors: directors.split(', '),
      genres: genres.split(', '),
    };
  });
