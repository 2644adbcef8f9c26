import styled from '@emotion/styled';
import { MaterialDesignContent } from 'notistack';
import { colour, font, radius, text } from '../../theme/tokens';

/** The appearance of a toast; its tone sets the background. */
export const ToastCard = styled(MaterialDesignContent)({
  '&&': {
    // Visible only in forced colours, which remove the background.
    border: '1px solid transparent',
    color: colour.onToast,
    borderRadius: radius.medium,
    boxShadow: colour.shadow,
    fontFamily: font.body,
    fontSize: text.small,
    fontWeight: 600,
    overflowWrap: 'anywhere',
    backgroundColor: colour.toastDefault,
    // The text breaks for the buttons, as on a phone; only where it would be narrower do they go below it.
    '& > #notistack-snackbar': { flex: '1 1 12em' },
  },
  '&&.notistack-MuiContent-success': { backgroundColor: colour.toastSuccess },
  '&&.notistack-MuiContent-error': { backgroundColor: colour.toastError },
  '&&.notistack-MuiContent-info': { backgroundColor: colour.toastInfo },
});
