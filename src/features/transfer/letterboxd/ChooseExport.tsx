import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useAppDispatch } from '../../../app/hooks';
import { FileButton } from '../../../components/FileButton';
import { exportFilesPicked } from './exportFilesPicked';

interface ChooseExportProps {
  /** Why the previously chosen files were refused. */
  problem?: string;
}

/** The first step of the import: explains it, and takes the export's files. */
export function ChooseExport({ problem }: ChooseExportProps) {
  const dispatch = useAppDispatch();
  return (
    <DialogContent sx={{ display: 'grid', justifyItems: 'start', gap: 4 }}>
      <Typography>
        On Letterboxd, Settings → Data → Export your data gives you a ZIP. Choose it here, or the
        CSV files in it: your diary with its reviews, your ratings, what you have watched, what you
        want to watch, your lists and the films you love. A review stays in your diary and is not
        posted; one without a day becomes a post. Files of “Export for Letterboxd” can be imported
        too, and so can the lines that an earlier import left out.
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        You will see what is in it before anything changes, and you can import it again later: what
        is here already stays as it is.
      </Typography>
      {problem !== undefined && (
        <FormHelperText error role="alert">
          {problem} Nothing was changed.
        </FormHelperText>
      )}
      <Box sx={{ ml: -3 }}>
        <FileButton
          accept=".zip,.csv,application/zip,text/csv"
          icon={<FileUploadOutlined aria-hidden="true" />}
          label="Choose export"
          multiple
          onPick={(...files) => dispatch(exportFilesPicked(files))}
        />
      </Box>
    </DialogContent>
  );
}
