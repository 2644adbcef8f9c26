import { useState } from 'react';
import styled from '@emotion/styled';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { AddFilmForm } from '../../src/components/AddFilmForm';
import { DirectorLinks } from '../../src/components/DirectorLinks';
import { FilmNames } from '../../src/components/FilmNames';
import { FilmOptions } from '../../src/components/FilmOptions';
import { FilmPicker } from '../../src/components/FilmPicker';
import type { FilmSearch, FilmTexts } from '../../src/components/filmSearch';
import { ListTeaser } from '../../src/components/ListTeaser';
import { Poster } from '../../src/components/poster/Poster';
import { Stars } from '../../src/components/Stars';
import { StarsInput } from '../../src/components/StarsInput';
import { TagsInput } from '../../src/components/TagsInput';
import { aFilm } from '../../src/testing/builders';
import { space } from '../../src/theme/tokens';
import { nothing } from '../cast';
import { FIFTY_FILMS } from '../films';
import type { Entry } from '../story';

const Wall = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))',
  gap: space(2),
  width: '100%',
});

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: space(3),
  '& > *': { flex: 'none', maxWidth: '100%' },
});

const SIZES = [48, 96, 480];

function Rated({ rating: given }: { rating: number | null }) {
  const [rating, setRating] = useState(given);
  return <StarsInput onRate={setRating} rating={rating} />;
}

function Picker({ text: typed, ...search }: Partial<FilmSearch>) {
  const [text, setText] = useState(typed ?? '');
  const [adding, setAdding] = useState<FilmTexts | null>(null);
  return (
    <FilmPicker
      adding={adding ?? undefined}
      films={FIFTY_FILMS.slice(11, 15)}
      onAdd={() => Promise.resolve({ film: null, problem: 'The catalogue is full.' })}
      onAdding={setAdding}
      onChoose={nothing}
      onClose={nothing}
      onRetry={nothing}
      problem={null}
      {...search}
      onText={setText}
      text={text}
    />
  );
}

export const films: Entry[] = [
  {
    component: 'Stars',
    stories: [
      { name: 'three and a half', render: () => <Stars rating={3.5} /> },
      { name: 'half a star', render: () => <Stars rating={0.5} /> },
      { name: 'all', render: () => <Stars rating={5} /> },
    ],
  },
  {
    component: 'StarsInput',
    stories: [
      { name: 'empty', render: () => <Rated rating={null} /> },
      { name: 'three and a half', render: () => <Rated rating={3.5} /> },
    ],
  },
  {
    component: 'FilmPicker',
    stories: [
      { name: 'empty', windowHeight: 420, render: () => <Picker /> },
      { name: 'with films', windowHeight: 420, render: () => <Picker text="the" /> },
      {
        name: 'with nothing that fits',
        windowHeight: 420,
        render: () => <Picker films={[]} text="zzz" />,
      },
      {
        name: 'after a failure',
        windowHeight: 420,
        render: () => <Picker films={undefined} problem="The catalogue is closed." text="the" />,
      },
    ],
  },
  {
    component: 'FilmOptions',
    stories: [
      {
        name: 'the second highlighted',
        isWide: true,
        render: () => (
          <FilmOptions
            activeId={FIFTY_FILMS[12]?._id}
            films={FIFTY_FILMS.slice(11, 15)}
            getListboxProps={() => ({ role: 'listbox' })}
            getOptionProps={({ option }) => ({ key: option._id, role: 'option' })}
          />
        ),
      },
    ],
  },
  {
    component: 'FilmNames',
    stories: [
      {
        name: 'usual',
        render: () => (
          <List>
            <ListItem>
              <FilmNames film={aFilm()} />
            </ListItem>
          </List>
        ),
      },
    ],
  },
  {
    component: 'DirectorLinks',
    stories: (
      [
        ['one', ['Agnès Varda']],
        ['three', ['Ana', 'Ben', 'Cleo']],
      ] as const
    ).map(([name, directors]) => ({
      name,
      render: () => (
        <p>
          Directed by <DirectorLinks directors={directors} />
        </p>
      ),
    })),
  },
  {
    component: 'ListTeaser',
    stories: [
      {
        name: 'usual',
        render: () => (
          <ListTeaser posters={FIFTY_FILMS.slice(0, 5)} title="Silent, mostly" to="/list/silent">
            12 films · 3 seen
          </ListTeaser>
        ),
      },
      {
        name: 'with two films and a long title',
        render: () => (
          <ListTeaser
            posters={FIFTY_FILMS.slice(20, 22)}
            title="Everything that was on at the drive-in the summer before it closed"
            to="/list/summer"
          >
            2 films
          </ListTeaser>
        ),
      },
    ],
  },
  {
    component: 'TagsInput',
    stories: (
      [
        ['empty', []],
        ['with tags', ['70mm', 'with Ada', 'festival']],
      ] as const
    ).map(([name, tags]) => ({
      name,
      isWide: true,
      render: () => <TagsInput onChange={nothing} tags={tags} />,
    })),
  },
  {
    component: 'AddFilmForm',
    stories: [
      {
        name: 'usual',
        windowHeight: 420,
        render: () => (
          <AddFilmForm
            onAdd={() => Promise.resolve({ film: null, problem: 'The catalogue is full.' })}
            onCancel={nothing}
            onChange={nothing}
            onChoose={nothing}
            texts={{ title: 'Our Holiday Reel', year: '1987', director: '' }}
          />
        ),
      },
    ],
  },
  {
    component: 'Poster',
    stories: [
      {
        name: 'a wall of fifty',
        isWide: true,
        render: () => (
          <Wall>
            {FIFTY_FILMS.map((film) => (
              <Poster film={film} key={film._id} />
            ))}
          </Wall>
        ),
      },
      {
        name: 'at 48, 96 and 480 pixels',
        render: () => (
          <Row>
            {FIFTY_FILMS.slice(27, 28).flatMap((film) =>
              SIZES.map((width) => (
                <div key={width} style={{ width }}>
                  <Poster film={film} label={`${film.title} (${film.year})`} />
                </div>
              )),
            )}
          </Row>
        ),
      },
    ],
  },
];
