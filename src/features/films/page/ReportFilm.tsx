import FlagOutlined from '@mui/icons-material/FlagOutlined';
import { useAppDispatch } from '../../../app/hooks';
import { ActionButton } from '../../../components/ActionButton';
import type { Film } from '../../../domain/films';
import { filmName } from '../../../lib/films';
import { modalOpened } from '../../ui/uiSlice';

/** Opens the report of a film that a member added. */
export function ReportFilm({ film }: { film: Film }) {
  const dispatch = useAppDispatch();
  const about = { kind: 'film', id: film._id } as const;
  return (
    <ActionButton
      onClick={() => dispatch(modalOpened({ kind: 'report', about, name: filmName(film) }))}
    >
      <FlagOutlined />
      Report
    </ActionButton>
  );
}
