import { useState } from 'react';
import styled from '@emotion/styled';
import ListItem from '@mui/material/ListItem';
import { AddFilmForm } from '../../src/components/AddFilmForm';
import { FilmNames } from '../../src/components/FilmNames';
import { FilmOptions } from '../../src/components/FilmOptions';
import { FilmPicker } from '../../src/components/FilmPicker';
import type { FilmSearch } from '../../src/components/filmSearch';
import { Poster } from '../../src/components/poster/Poster';
import { Stars } from '../../src/components/Stars';
import { StarsInput } from '../../src/components/StarsInput';
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
  return (
    <FilmPicker
      films={FIFTY_FILMS.slice(11, 15)}
      onAdd={() => Promise.resolve({ film: null, problem: 'The shelves are full.' })}
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
      { name: 'empty', isWide: true, render: () => <Picker /> },
      { name: 'with films', isWide: true, render: () => <Picker text="the" /> },
      {
        name: 'with nothing that fits',
        isWide: true,
        render: () => <Picker films={[]} text="zzz" />,
      },
      {
        name: 'after a failure',
        isWide: true,
        render: () => <Picker films={undefined} problem="The shelves are locked." text="the" />,
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
          <ListItem>
            <FilmNames film={aFilm()} />
          </ListItem>
        ),
      },
    ],
  },
  {
    component: 'AddFilmForm',
    stories: [
      {
        name: 'usual',
        isWide: true,
        render: () => (
          <AddFilmForm
            onAdd={() => Promise.resolve({ film: null, problem: 'The shelves are full.' })}
            onCancel={nothing}
            onChoose={nothing}
            title="Our Holiday Reel"
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
