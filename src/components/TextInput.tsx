import { useId } from 'react';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import styled from '@emotion/styled';
import { colour, space, text } from '../theme/tokens';

const Field = styled('div')({ display: 'grid', gap: space(1.5), minWidth: 0 });
const Label = styled('label')({ color: colour.inkSoft, fontSize: text.small, fontWeight: 600 });
const Fault = styled('p')({ color: colour.danger, fontSize: text.small });

export interface TextInputProps extends Pick<
  OutlinedInputProps,
  | 'autoComplete'
  | 'endAdornment'
  | 'inputProps'
  | 'inputRef'
  | 'multiline'
  | 'name'
  | 'onBlur'
  | 'placeholder'
  | 'rows'
  | 'type'
> {
  label: string;
  value: string;
  onValue: (value: string) => void;
  /** What is wrong with the value, read out with the field. */
  fault?: string | undefined;
}

/** A labelled text field with its fault below it. */
export function TextInput({ label, fault, onValue, inputProps, ...rest }: TextInputProps) {
  const id = useId();
  const faultId = `${id}-fault`;
  return (
    <Field>
      <Label htmlFor={id}>{label}</Label>
      <OutlinedInput
        {...rest}
        error={fault !== undefined}
        fullWidth
        id={id}
        inputProps={{
          ...inputProps,
          'aria-describedby': fault === undefined ? undefined : faultId,
        }}
        onChange={(event) => {
          onValue(event.target.value);
        }}
      />
      {fault !== undefined && (
        <Fault id={faultId} role="alert">
          {fault}
        </Fault>
      )}
    </Field>
  );
}
