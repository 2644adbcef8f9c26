import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { filmErrors } from '../../../components/filmErrors';
import { focusContent } from '../../../lib/focus';
import { places } from '../../drafts/draftRecord';
import { draftDropped, filmDraftChanged, selectFilmDraft } from '../../drafts/draftsSlice';
import { useGetFilmQuery } from '../../films/filmsApi';
import { success } from '../../ui/toast';
import { toastQueued } from '../../ui/uiSlice';
import { ReasonDialog } from '../ReasonDialog';
import { useMendFilmMutation } from './addedFilmsApi';

interface MendFilmDialogProps {
  filmId: string;
  /** Its title and year. */
  name: string;
}

/** Corrects what a member said of a film that they added. */
export function MendFilmDialog({ filmId, name }: MendFilmDialogProps) {
  const dispatch = useAppDispatch();
  const film = useGetFilmQuery(filmId).data?.film;
  const draft = useAppSelector((state) => selectFilmDraft(state, filmId));
  const [mend] = useMendFilmMutation();
  const known = { title: '', year: '', director: '' };
  const texts = draft ?? (film ? textsOf(film) : known);
  const filmData = {
    title: texts.title.trim(),
    year: Number(texts.year),
    directors: texts.director.split(',').map((director) => director.trim()),
  };
  const errors: Partial<Record<string, string>> = film ? filmErrors(filmData) : {};
  const field = (key: keyof typeof texts, error: string | undefined) => ({
    disabled: !film,
    error: error !== undefined,
    helperText: error,
    onChange: ({ target }: React.ChangeEvent<HTMLInputElement>) =>
      dispatch(filmDraftChanged({ filmId, draft: { ...texts, [key]: target.value } })),
    value: texts[key],
  });
  return (
    <ReasonDialog
      label="Reason"
      name={name}
      lacking={!film || Object.keys(errors).length > 0}
      onDone={() => {
        dispatch(draftDropped(places.film(filmId)));
        dispatch(toastQueued({ ...success('The film is mended.'), durationMs: 5000 }));
        setTimeout(focusContent);
      }}
      place={places.reason('mend', { kind: 'film', id: filmId })}
      send={(reason) => mend({ filmId, reason, filmData })}
      title={`Mend ${name}`}
      verb="Mend"
    >
      <Stack sx={{ gap: 4 }}>
        <span>It changes everywhere. The log keeps your reason for all moderators.</span>
        <TextField {...field('title', errors['title'])} label="Title" />
        <Stack direction="row" sx={{ alignItems: 'start', gap: 3 }}>
          <TextField
            {...field('year', errors['year'])}
            label="Year"
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            sx={{ maxWidth: 120 }}
          />
          <TextField {...field('director', errors['directors'])} label="Director" />
        </Stack>
      </Stack>
    </ReasonDialog>
  );
}

const textsOf = ({
  title,
  year,
  directors,
}: {
  title: string;
  year: number;
  directors: string[];
}) => ({
  title,
  year: `${year}`,
  director: directors.join(', '),
});
