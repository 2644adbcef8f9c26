import TextField, { type TextFieldProps } from '@mui/material/TextField';

type TextAreaProps = Omit<TextFieldProps, 'multiline' | 'slotProps' | 'variant'> & {
  slotProps?: Pick<NonNullable<TextFieldProps['slotProps']>, 'htmlInput'>;
};

/**
 * A text field of several lines, with the browser's own text box: MUI's measures itself in a hidden second box, and writing there
 * ends the browser's undo step with every letter.
 */
export function TextArea({ slotProps, ...props }: TextAreaProps) {
  return (
    <TextField
      {...props}
      multiline
      slotProps={{ ...slotProps, input: { inputComponent: 'textarea' } }}
    />
  );
}
