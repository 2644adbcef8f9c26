import styled from '@emotion/styled';
import { useAppDispatch } from '../../app/hooks';
import { Button } from '../../components/Button';
import { Dialog } from '../../components/Dialog';
import { space } from '../../theme/tokens';
import { dataReset } from './uiEvents';
import { modalClosed } from './uiSlice';

const Body = styled('div')({ display: 'grid', gap: space(5), padding: space(5) });
const Choices = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space(2),
});

/** Asks before everything in this browser gives way to the sample data. */
export function ResetDataDialog() {
  const dispatch = useAppDispatch();
  const close = () => dispatch(modalClosed());
  return (
    <Dialog onClose={close} open title="Reset sample data">
      <Body>
        <p>
          Every account, post, like, bookmark and follow made in this browser goes, and the five
          sample people come back with their six posts. You will be logged out. What you want to
          keep, export first: Settings has “Export my data”.
        </p>
        <Choices>
          <Button look="quiet" onClick={close}>
            Cancel
          </Button>
          <Button
            look="danger"
            onClick={() => {
              dispatch(dataReset());
              close();
            }}
          >
            Reset everything
          </Button>
        </Choices>
      </Body>
    </Dialog>
  );
}
