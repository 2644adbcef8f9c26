import styled from '@emotion/styled';
import { MaterialDesignContent } from 'notistack';
import { colour, font, radius, text } from '../../theme/tokens';

/** How a toast looks: its tone sets the background. */
export const ToastCard = styled(MaterialDesignContent)({
  '&&': {
    // Drawn in forced colours, which take the background away.
    border: '1px solid transparent',
    color: colour.onToast,
    borderRadius: radius.medium,
    boxShadow: colour.shadow,
    fontFamily: font.body,
    fontSize: text.small,
    fontWeight: 600,
    overflowWrap: 'anywhere',
    backgroundColor: colour.toastDefault,
  },
  '&&.notistack-MuiContent-success': { backgroundColor: colour.toastSuccess },
  '&&.notistack-MuiContent-error': { backgroundColor: colour.toastError },
  '&&.notistack-MuiContent-info': { backgroundColor: colour.toastInfo },
});
