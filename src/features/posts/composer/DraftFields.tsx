import { useRef } from 'react';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import styled from '@emotion/styled';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import LocalMoviesOutlined from '@mui/icons-material/LocalMoviesOutlined';
import { useAppSelector } from '../../../app/hooks';
import { FileButton } from '../../../components/FileButton';
import { LazyRegion } from '../../../components/LazyRegion';
import { Spinner } from '../../../components/Spinner';
import { colour, media, space } from '../../../theme/tokens';
import { CharactersLeft } from './CharactersLeft';
import { charactersLeft } from '../../drafts/postDraftRules';
import { DraftText, type SelectDraft } from './DraftText';
import { DropTarget } from './DropTarget';
import { LazyDraftFilm, LazyFindFilm } from './LazyDraftFilm';
import { LazyDraftList } from './LazyDraftList';
import { LazyDraftPhotos } from './LazyDraftPhotos';
import { useFilmDraft } from './useFilmDraft';
import type { PostDraft } from '../../drafts/postDraft';
import type { PhotoDraft } from './usePhotoDraft';
import { usePhotoDrop } from './usePhotoDrop';

const Tools = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space(2),
  marginLeft: 'calc(-1 * var(--tools-outdent, 0px))',
  '& > label': { marginLeft: space(-3) },
  [media.phone]: {
    gap: space(1),
    '& > label, & > [aria-expanded]': { paddingInline: space(2) },
    '& > label': { marginLeft: space(-2) },
  },
  // Buttons that add something are on the left, the others on the right.
  '& > label:last-of-type, & > [aria-expanded]': { marginRight: 'auto' },
  '& > label:has(+ [aria-expanded])': { marginRight: 0 },
});

const AddFilm = styled(Button)({
  paddingInline: space(3),
  color: colour.accent,
  fontWeight: 600,
});

/** Letters typed right after the click would be lost while the field's code is loading. */
const preloadSearch = () => void LazyFindFilm.preload().catch(() => undefined);

interface DraftFieldsProps {
  /** Selects the draft from the state. */
  select: SelectDraft;
  onChange: (change: Partial<PostDraft>) => void;
  photo: PhotoDraft;
  /** The text box's accessible name. */
  label: string;
  placeholder: string;
  /** The label of the button that replaces the photo if there is one alone; undefined if none can be replaced. */
  replaceLabel?: string;
  removeLabel: string;
  /** The button that sends the draft, if it belongs among the tools. */
  children?: React.ReactNode;
}

/**
 * The text box, film, list and photos of a draft, for a new post and for an edit. Photos are picked, pasted
 * or dropped. A key press rerenders only the text box until the limit is near.
 */
export function DraftFields({
  select,
  onChange,
  photo: { isPreparing, problem, addFiles, replaceFirst },
  label,
  placeholder,
  replaceLabel,
  removeLabel,
  children,
}: DraftFieldsProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const pictures = useAppSelector((state) => select(state).pictures);
  const canReplace = replaceLabel !== undefined && pictures.length === 1;
  const photoIcon = isPreparing ? <Spinner /> : <ImageOutlined aria-hidden="true" />;
  const dragged = usePhotoDrop(area, addFiles);
  const opener = useRef<HTMLButtonElement>(null);
  const film = useFilmDraft(select, onChange, area, opener);
  const list = useAppSelector((state) => select(state).list);
  const left = useAppSelector((state) => charactersLeft(select(state).content));
  return (
    <>
      <DraftText
        label={label}
        onFiles={addFiles}
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
      {list && (
        <LazyRegion>
          <LazyDraftList
            list={list}
            onRemove={() => {
              onChange({ list: undefined });
              area.current?.focus();
            }}
          />
        </LazyRegion>
      )}
      {film.isSearching && (
        <LazyRegion>
          <LazyFindFilm onChoose={film.choose} onClose={film.cancelSearch} />
        </LazyRegion>
      )}
      {pictures.length > 0 && (
        <LazyRegion>
          <LazyDraftPhotos
            onChange={onChange}
            onRemoved={() => area.current?.focus()}
            pictures={pictures}
            removeLabel={removeLabel}
            select={select}
          />
        </LazyRegion>
      )}
      {problem !== null && (
        <FormHelperText error role="alert">
          {problem}
        </FormHelperText>
      )}
      <Tools>
        {canReplace && <FileButton icon={photoIcon} label={replaceLabel} onPick={replaceFirst} />}
        <FileButton
          icon={photoIcon}
          label="Add photo"
          multiple
          onPick={(...files) => addFiles(files)}
        />
        {!film.chosen && (
          <AddFilm
            aria-expanded={film.isSearching}
            onClick={film.toggleSearch}
            onFocus={preloadSearch}
            onPointerEnter={preloadSearch}
            ref={opener}
            size="small"
          >
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
