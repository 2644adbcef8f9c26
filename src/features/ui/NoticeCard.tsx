import styled from '@emotion/styled';
import { MaterialDesignContent } from 'notistack';
import { colour, font, radius, text } from '../../theme/tokens';

/** How a notice looks: its tone is its ground. */
export const NoticeCard = styled(MaterialDesignContent)({
  '&&': {
    color: colour.onNotice,
    borderRadius: radius.medium,
    boxShadow: colour.shadow,
    fontFamily: font.body,
    fontSize: text.small,
    fontWeight: 600,
    overflowWrap: 'anywhere',
    backgroundColor: colour.noticeDefault,
  },
  '&&.notistack-MuiContent-success': { backgroundColor: colour.noticeSuccess },
  '&&.notistack-MuiContent-error': { backgroundColor: colour.noticeError },
  '&&.notistack-MuiContent-info': { backgroundColor: colour.noticeInfo },
});
