import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useAppDispatch } from '../../../app/hooks';
import { listsPublished, type ImportPreview } from './letterboxdSlice';

/** Whether others will see the imported lists. They are private unless the user says otherwise: an export does not tell. */
export function ListsChoice({ lists, areListsPublic }: ImportPreview) {
  const dispatch = useAppDispatch();
  if (lists === 0) return null;
  return (
    <div>
      <FormControlLabel
        control={
          <Checkbox
            checked={areListsPublic}
            onChange={(_event, arePublic) => dispatch(listsPublished(arePublic))}
            slotProps={{ input: { 'aria-describedby': 'lists-choice' } }}
          />
        }
        label={lists === 1 ? 'Make the list public' : 'Make the lists public'}
      />
      <FormHelperText id="lists-choice">
        The export does not say which lists were private on Letterboxd. Left unticked, only you see
        them, and you can publish each later.
      </FormHelperText>
    </div>
  );
}
