import { useRef } from 'react';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import LocalMoviesOutlined from '@mui/icons-material/LocalMoviesOutlined';
import { useAppSelector } from '../../../app/hooks';
import { FileButton } from '../../../components/FileButton';
import { LazyRegion } from '../../../components/LazyRegion';
import { Spinner } from '../../../components/Spinner';
import type { PreparedFile } from '../../../components/usePreparedFile';
import { colour, media, space } from '../../../theme/tokens';
import { CharactersLeft } from './CharactersLeft';
import { charactersLeft } from '../drafts/draftRules';
import { DraftText, type SelectDraft } from './DraftText';
import { DropTarget } from './DropTarget';
import { LazyDraftFilm, LazyFindFilm } from './LazyDraftFilm';
import { LazyDraftPhoto } from './LazyDraftPhoto';
import { useFilmDraft } from './useFilmDraft';
import type { Draft } from '../postsSlice';
import { usePhotoDrop } from './usePhotoDrop';

const Tools = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space(2),
  [media.phone]: { gap: space(1) },
  '& > label': { marginLeft: space(-3) },
  // What is added stands at the left, what is done with it at the right.
  '& > label:last-of-type, & > [aria-expanded]': { marginRight: 'auto' },
  '& > label:has(+ [aria-expanded])': { marginRight: 0 },
});

const AddFilm = styled(Button)({
  paddingInline: space(3),
  color: colour.accent,
  fontWeight: 600,
});

interface DraftFieldsProps {
  /** Finds the draft in the state. */
  select: SelectDraft;
  onChange: (change: Partial<Draft>) => void;
  photo: PreparedFile;
  /** The text box's name, for those who cannot see its placeholder. */
  label: string;
  placeholder: string;
  photoLabel: string;
  removeLabel: string;
  /** What sends the draft, and what gives it up. */
  children: React.ReactNode;
}

/**
 * The text box and photo that make a post, for a new one and for an edit. Photos are picked,
 * pasted or dropped. A key renders the text box alone until the limit is near.
 */
export function DraftFields({
  select,
  onChange,
  photo: { isPreparing, problem, takeFile },
  label,
  placeholder,
  photoLabel,
  removeLabel,
  children,
}: DraftFieldsProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const photos = useAppSelector((state) => select(state).photos);
  const take = (file: File) => void takeFile(file);
  const dragged = usePhotoDrop(area, take);
  const opener = useRef<HTMLButtonElement>(null);
  const film = useFilmDraft(select, onChange, area, opener);
  const left = useAppSelector((state) => charactersLeft(select(state).content));
  return (
    <>
      <DraftText
        label={label}
        onFile={take}
        onText={(content) => onChange({ content })}
        placeholder={placeholder}
        ref={area}
        select={select}
      />
      {film.chosen && (
        <LazyRegion>
          <LazyDraftFilm
            film={film.chosen}
            isNew={film.isNew}
            onChange={onChange}
            onRemove={film.remove}
            select={select}
          />
        </LazyRegion>
      )}
      {film.isSought && (
        <LazyRegion>
          <LazyFindFilm onChoose={film.choose} onClose={film.giveUp} />
        </LazyRegion>
      )}
      {photos !== null && (
        <LazyRegion>
          <LazyDraftPhoto
            onDescribe={(alt) => onChange({ alt })}
            onRemove={() => {
              onChange({ photos: null });
              area.current?.focus();
            }}
            removeLabel={removeLabel}
            select={select}
            src={photos}
          />
        </LazyRegion>
      )}
      {problem !== null && (
        <FormHelperText error role="alert">
          {problem}
        </FormHelperText>
      )}
      <Tools>
        <FileButton
          icon={isPreparing ? <Spinner /> : <ImageOutlined aria-hidden="true" />}
          label={photoLabel}
          onPick={take}
        />
        {!film.chosen && (
          <AddFilm aria-expanded={film.isSought} onClick={film.seek} ref={opener} size="small">
            <LocalMoviesOutlined aria-hidden="true" />
            Add film
          </AddFilm>
        )}
        <CharactersLeft left={left} />
        {children}
      </Tools>
      {dragged && <DropTarget isOver={dragged === 'over'} />}
    </>
  );
}
