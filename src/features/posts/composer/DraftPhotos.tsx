import { styled } from '@mui/material/styles';
import { useAppStore } from '../../../app/hooks';
import type { Picture } from '../../../domain/postPictures';
import { media, space } from '../../../theme/tokens';
import type { Draft } from '../postsSlice';
import { DraftPhoto } from './DraftPhoto';
import type { SelectDraft } from './DraftText';

const Several = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

interface DraftPhotosProps {
  pictures: readonly Picture[];
  select: SelectDraft;
  onChange: (change: Partial<Draft>) => void;
  removeLabel: string;
  /** One was taken out, and the focus must go somewhere. */
  onRemoved: () => void;
}

/** The photos of a draft, each with its description. */
export function DraftPhotos({
  pictures,
  select,
  onChange,
  removeLabel,
  onRemoved,
}: DraftPhotosProps) {
  const store = useAppStore();
  const photos = pictures.map(({ src }, index) => {
    const number = pictures.length > 1 ? ` ${index + 1}` : '';
    const change = (revise: (picture: Picture) => Picture[]) =>
      onChange({
        // As they are by then: words are handed on a moment after they were typed.
        pictures: select(store.getState()).pictures.flatMap((picture, place) =>
          place === index ? revise(picture) : [picture],
        ),
      });
    return (
      <DraftPhoto
        index={index}
        key={src}
        name={`Your photo${number}`}
        onDescribe={(alt) => change((picture) => [{ ...picture, alt }])}
        onRemove={() => {
          change(() => []);
          onRemoved();
        }}
        removeLabel={removeLabel + number}
        select={select}
        src={src}
      />
    );
  });
  if (photos.length === 1) return photos;
  return (
    <Several aria-label="Photos">
      {photos.map((photo) => (
        <li key={photo.key}>{photo}</li>
      ))}
    </Several>
  );
}
