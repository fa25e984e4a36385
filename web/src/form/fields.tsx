import type { ReactElement, ReactNode } from 'react'
import {
  type ControllerRenderProps,
  type FieldPath,
  type FieldPathByValue,
  type FieldPathValue,
  type FieldValues,
  useController,
} from 'react-hook-form'
import { Checkbox, type CheckboxProps } from '../ui/choice/checkbox.tsx'
import { Select, type SelectOption } from '../ui/choice/select.tsx'
import { DateInput } from '../ui/date/date-input.tsx'
import { TimeInput } from '../ui/date/time-input.tsx'
import { Field } from '../ui/field/field.tsx'
import { Hinted } from '../ui/field/hinted.tsx'
import { MoneyInput } from '../ui/field/money-input.tsx'
import { NumberInput } from '../ui/field/number-input.tsx'
import { PasswordInput } from '../ui/field/password-input.tsx'
import { TextInput, type TextInputProps } from '../ui/field/text-input.tsx'
import { Textarea } from '../ui/field/textarea.tsx'

type Words = {
  label: ReactNode
  hint?: ReactNode
  required?: boolean
  labelHidden?: boolean
  className?: string
  aside?: ReactNode
  /** In the place of what the form complains of. */
  error?: string | undefined
}

/** What is written in a field decides the keyboard of a phone. */
const kinds = {
  text: {},
  phone: { type: 'tel', inputMode: 'tel' },
  email: { type: 'email', inputMode: 'email' },
  digits: { inputMode: 'numeric' },
} as const

type TextProps<Values extends FieldValues> = Words &
  Pick<
    TextInputProps,
    'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'list' | 'placeholder' | 'title' | 'onKeyDown'
  > & {
    name: FieldPath<Values>
    kind?: keyof typeof kinds
  }

/** A line of text of the form around it. */
function TextField({ name, kind = 'text', ...props }: TextProps<FieldValues>) {
  const { field, words, rest } = useField(name, props)
  return (
    <Field {...words}>
      <TextInput {...kinds[kind]} {...rest} {...field} value={field.value ?? ''} />
    </Field>
  )
}

/** Several lines of text. */
function TextareaField({ name, ...props }: Words & { name: string }) {
  const { field, words } = useField(name, props)
  return (
    <Field {...words}>
      <Textarea rows={2} {...field} value={field.value ?? ''} />
    </Field>
  )
}

function PasswordField({ name, ...props }: Words & { name: string; autoComplete: string }) {
  const { field, words, rest } = useField(name, props)
  return (
    <Field {...words}>
      <PasswordInput {...rest} {...field} value={field.value ?? ''} />
    </Field>
  )
}

type SelectProps = Words & {
  name: string
  options: ReadonlyArray<SelectOption<string | number>>
  /** Says that nothing is chosen; the form then holds null. */
  none?: string
}

/** One of a few. */
function SelectField({ name, options, none, ...props }: SelectProps) {
  const { field, words } = useField(name, props)
  const isNothing = (value: string | number) => none !== undefined && value === ''
  return (
    <Field {...words}>
      <Select
        value={field.value ?? (none === undefined ? null : '')}
        onChange={value => field.onChange(isNothing(value) ? null : value)}
        options={none === undefined ? options : [{ value: '', label: none }, ...options]}
      />
    </Field>
  )
}

/** Money in đồng; null while it is empty. */
function MoneyField({ name, disabled, ...props }: Words & { name: string; disabled?: boolean }) {
  const { field, words } = useField(name, props)
  return (
    <Field {...words}>
      <MoneyInput ref={field.ref} value={field.value ?? null} onChange={field.onChange} disabled={disabled} />
    </Field>
  )
}

type NumberProps = Words & {
  name: string
  min?: number
  max?: number
  /** False takes fractions. */
  whole?: boolean
  placeholder?: string
  suffix?: ReactNode
  disabled?: boolean
  /** It is that and nothing else. */
  fixed?: number | undefined
}

/** A number; null while it is empty. */
function NumberField({ name, fixed, disabled = fixed !== undefined, ...props }: NumberProps) {
  const { field, words, rest } = useField(name, props)
  return (
    <Field {...words}>
      <NumberInput
        {...rest}
        ref={field.ref}
        value={fixed ?? field.value ?? null}
        disabled={disabled}
        onChange={field.onChange}
      />
    </Field>
  )
}

/** A day; null while it is empty. */
function DateField({ name, ...props }: Words & { name: string }) {
  const { field, words } = useField(name, props)
  return (
    <Field {...words}>
      <DateInput ref={field.ref} value={field.value ?? null} onChange={field.onChange} />
    </Field>
  )
}

/** A time of the day as text; empty while there is none. */
function TimeField({ name, ...props }: Words & { name: string }) {
  const { field, words } = useField(name, props)
  return (
    <Field {...words}>
      <TimeInput ref={field.ref} value={field.value || null} onChange={time => field.onChange(time ?? '')} />
    </Field>
  )
}

type CheckProps = Pick<CheckboxProps, 'disabled' | 'title' | 'className' | 'aria-label'> & {
  name: string
  hint?: ReactNode
  children: ReactNode
}

/** Yes or no. */
function CheckField({ name, hint, children, ...rest }: CheckProps) {
  const { field } = useController<FieldValues, string>({ name })
  return (
    <Hinted hint={hint}>
      <Checkbox
        {...rest}
        ref={field.ref}
        checked={field.value}
        onChange={event => field.onChange(event.target.checked)}
      >
        {children}
      </Checkbox>
    </Hinted>
  )
}

type OwnProps = Words & {
  name: string
  group?: boolean
  children: (field: ControllerRenderProps<FieldValues, string>) => ReactElement
}

/** A control that no other field has. `group` where it is several under one name. */
function OwnField({ name, group = false, children, ...props }: OwnProps) {
  const { field, words } = useField(name, props)
  return (
    <Field {...words} group={group}>
      {children(field)}
    </Field>
  )
}

/** The value of a field, and what its label says; an array's own complaint stands at its root. */
function useField<Props extends Words>(name: string, props: Props) {
  const { label, hint, required, labelHidden, className, aside, error, ...rest } = props
  const { field, fieldState } = useController<FieldValues, string>({ name })
  const problem = fieldState.error as { message?: string; root?: { message?: string } } | undefined
  const words = {
    label,
    hint,
    error: problem && (error ?? problem.message ?? problem.root?.message),
    ...(required !== undefined && { required }),
    ...(labelHidden !== undefined && { labelHidden }),
    ...(className !== undefined && { className }),
    ...(aside !== undefined && { aside }),
  }
  return { field, words, rest }
}

type Named<Props, Values extends FieldValues, Value> = (
  props: Omit<Props, 'name'> & { name: FieldPathByValue<Values, Value> },
) => ReactElement

type Fields<Values extends FieldValues> = {
  TextField: Named<TextProps<FieldValues>, Values, string | undefined>
  TextareaField: Named<Words, Values, string | undefined>
  PasswordField: Named<Parameters<typeof PasswordField>[0], Values, string | undefined>
  SelectField: <Name extends FieldPath<Values>>(
    props: Words & {
      name: Name
      options: ReadonlyArray<SelectOption<NonNullable<FieldPathValue<Values, Name>> & (string | number)>>
      none?: string
    },
  ) => ReactElement
  MoneyField: Named<Parameters<typeof MoneyField>[0], Values, number | null | undefined>
  NumberField: Named<NumberProps, Values, number | null | undefined>
  DateField: Named<Words, Values, string | null | undefined>
  TimeField: Named<Words, Values, string>
  CheckField: Named<CheckProps, Values, boolean | undefined>
  OwnField: <Name extends FieldPath<Values>>(
    props: Omit<OwnProps, 'name' | 'children'> & {
      name: Name
      children: (field: ControllerRenderProps<Values, Name>) => ReactElement
    },
  ) => ReactElement
}

const all = {
  TextField,
  TextareaField,
  PasswordField,
  SelectField,
  MoneyField,
  NumberField,
  DateField,
  TimeField,
  CheckField,
  OwnField,
}

/**
 * The fields of a form, by the names of what it holds: each finds the form around it, shows what it complains of and takes the focus
 * where that is first. A name that the form does not hold, or that holds something else, does not compile.
 */
export function fieldsOf<Values extends FieldValues>(): Fields<Values> {
  return all as unknown as Fields<Values>
}
